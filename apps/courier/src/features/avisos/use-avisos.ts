import { trpc } from '@corre/client/trpc.ts';
import { whenRegistered } from '@corre/ui/shell/register-sw.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { choice, desinscreverNavegador, inscreverNavegador, situacaoDosAvisos } from './navegador.ts';

const SITUACAO = ['avisos'];
type Servidor = ReturnType<typeof trpc.useUtils>['client'];

async function inscrever(servidor: Servidor, entregador_id: number): Promise<boolean> {
  const inscricao = await inscreverNavegador(async () => (await servidor.push.chave.query()).chave);
  if (inscricao) await servidor.push.inscrever.mutate({ entregador_id, ...inscricao });
  return inscricao !== null;
}

/** Logs a failure only: the courier loses the pushes of offers and nothing else. */
const registrar = (error: unknown) => console.warn('Avisos não ligados', error);

/** Returns the push state of this phone and the functions that change it (ADR 0015). */
export function useAvisos() {
  const entregador_id = useEntregadorId();
  const { client } = trpc.useUtils();
  const cliente = useQueryClient();
  const { data: situacao } = useQuery({ queryKey: SITUACAO, queryFn: situacaoDosAvisos, networkMode: 'always' });
  const conferir = () => cliente.invalidateQueries({ queryKey: SITUACAO });
  // The service worker registers after the first view, and push depends on it.
  useEffect(() => whenRegistered(() => void cliente.invalidateQueries({ queryKey: SITUACAO })), [cliente]);

  return {
    situacao,
    /** Asks for permission if necessary. Returns false if the browser or the courier refuses. */
    ligar: async (): Promise<boolean> => {
      choice.keep(true);
      return inscrever(client, entregador_id).finally(conferir);
    },
    desligar: async (): Promise<void> => {
      choice.keep(false);
      const endpoint = await desinscreverNavegador().finally(conferir);
      if (endpoint) await client.push.esquecer.mutate({ entregador_id, endpoint });
    },
  };
}

/** Binds the push subscription to the current session. Otherwise it would end with the session that created it. */
export function useRenovarAvisos(): void {
  const entregador_id = useEntregadorId();
  const { client } = trpc.useUtils();
  useEffect(() => {
    situacaoDosAvisos()
      .then((situacao) => situacao === 'ligado' && inscrever(client, entregador_id))
      .catch(registrar);
  }, [client, entregador_id]);
}
