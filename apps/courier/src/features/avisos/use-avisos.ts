import { trpc } from '@corre/client/trpc.ts';
import { whenRegistered } from '@corre/ui/shell/register-sw.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { desinscreverNavegador, escolha, inscreverNavegador, situacaoDosAvisos } from './navegador.ts';

const SITUACAO = ['avisos'];
type Servidor = ReturnType<typeof trpc.useUtils>['client'];

async function inscrever(servidor: Servidor, entregador_id: number): Promise<boolean> {
  const inscricao = await inscreverNavegador(async () => (await servidor.push.chave.query()).chave);
  if (inscricao) await servidor.push.inscrever.mutate({ entregador_id, ...inscricao });
  return inscricao !== null;
}

/** A failure here costs the wake-up, nothing of what the courier is doing. */
const registrar = (erro: unknown) => console.warn('Avisos não ligados', erro);

/** Whether this phone may be woken with an offer, and how to change it (docs/decisions/0011-web-push.md). */
export function useAvisos() {
  const entregador_id = useEntregadorId();
  const { client } = trpc.useUtils();
  const cliente = useQueryClient();
  const { data: situacao } = useQuery({ queryKey: SITUACAO, queryFn: situacaoDosAvisos, networkMode: 'always' });
  const conferir = () => cliente.invalidateQueries({ queryKey: SITUACAO });
  // the worker comes after the first view, and pushes with it
  useEffect(() => whenRegistered(() => void cliente.invalidateQueries({ queryKey: SITUACAO })), [cliente]);

  return {
    situacao,
    /** Asks when it must. False when the browser or the courier said no. */
    ligar: async (): Promise<boolean> => {
      escolha.guardar(true);
      return inscrever(client, entregador_id).finally(conferir);
    },
    desligar: async (): Promise<void> => {
      escolha.guardar(false);
      const endpoint = await desinscreverNavegador().finally(conferir);
      if (endpoint) await client.push.esquecer.mutate({ entregador_id, endpoint });
    },
    /** Going online is the gesture that asks; who said no is not asked again. */
    pedir: (): void => {
      if (!escolha.recusou()) inscrever(client, entregador_id).catch(registrar).finally(conferir);
    },
  };
}

/** The subscription becomes this session's: with the one that made it, it would end. */
export function useRenovarAvisos(): void {
  const entregador_id = useEntregadorId();
  const { client } = trpc.useUtils();
  useEffect(() => {
    situacaoDosAvisos()
      .then((situacao) => situacao === 'ligado' && inscrever(client, entregador_id))
      .catch(registrar);
  }, [client, entregador_id]);
}
