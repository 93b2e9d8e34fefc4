import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { desinscreverNavegador, inscreverNavegador, type Modo } from './inscricao.ts';
import { choice, troca } from './navegador.ts';
import { NAVEGADOR, noServidor, useNavegador, useSituacaoDosAvisos } from './use-situacao.ts';

type Servidor = ReturnType<typeof trpc.useUtils>['client'];

/** Tells the server of the browser's subscription. Returns null if the browser has none, or none may be made. */
async function inscrever(servidor: Servidor, entregador_id: number, modo: Modo) {
  const inscrita = await inscreverNavegador(async () => (await servidor.push.chave.query()).chave, modo);
  if (!inscrita) return null;
  const { conhecida } = await servidor.push.inscrever.mutate({ entregador_id, ...inscrita.inscricao });
  // The previous release does not say it.
  const viva = (conhecida as boolean | undefined) !== false || inscrita.nova;
  return { endpoint: inscrita.inscricao.endpoint, viva };
}

/**
 * Sends the browser's subscription to the server again, which binds it to this session and this courier. Where the
 * server had let it go, its push service may have ended it though the browser still has it: the browser then makes
 * another. A replacement that was cut off goes on. Returns whether the server has one that lives.
 */
export async function confirmar(servidor: Servidor, entregador_id: number): Promise<boolean> {
  if (troca.pending()) return (await inscrever(servidor, entregador_id, 'ligar')) !== null;
  const sent = await inscrever(servidor, entregador_id, 'conferir');
  if (sent === null || sent.viva) return sent !== null;
  await servidor.push.esquecer.mutate({ entregador_id, endpoint: sent.endpoint });
  return (await inscrever(servidor, entregador_id, 'trocar')) !== null;
}

/**
 * Compares this browser with the server at each start. Once confirmed it stays so for a lost stream, after which all
 * other queries are read again: the act writes the courier's row in the queue. Returns what compares again.
 */
export function useConfirmarAvisos() {
  const entregador_id = useEntregadorId();
  const { client } = trpc.useUtils();
  const navegador = useNavegador();
  const cliente = useQueryClient();
  return useQuery({
    queryKey: noServidor(entregador_id),
    queryFn: async () => {
      const confirmada = await confirmar(client, entregador_id);
      if (navegador !== 'ligado') void cliente.invalidateQueries({ queryKey: NAVEGADOR });
      return confirmada;
    },
    enabled: navegador === 'ligado' || (navegador === 'desligado' && troca.pending()),
    staleTime: 'static',
  }).refetch;
}

/** Returns the push state of this phone and the functions that change it (ADR 0015). */
export function useAvisos() {
  const entregador_id = useEntregadorId();
  const { client } = trpc.useUtils();
  const cliente = useQueryClient();
  const situacao = useSituacaoDosAvisos();
  const confirmarDeNovo = useConfirmarAvisos();
  const navegador = useNavegador();
  // The server may have let the subscription go since the start, so what shows the state compares once more.
  useEffect(() => {
    if (navegador === 'ligado') void confirmarDeNovo({ cancelRefetch: false });
  }, [navegador, confirmarDeNovo]);
  const conferir = () => cliente.invalidateQueries({ queryKey: NAVEGADOR });
  const noServidorEsta = (confirmada: boolean) => cliente.setQueryData(noServidor(entregador_id), confirmada);

  return {
    situacao,
    /** Asks for permission if necessary. Returns false if the browser or the courier refuses. */
    ligar: async (): Promise<boolean> => {
      choice.keep(true);
      try {
        // A subscription that the browser may have left is one the server does not have.
        const ligado = (await inscrever(client, entregador_id, 'ligar')) !== null;
        noServidorEsta(ligado);
        return ligado;
      } finally {
        void conferir();
      }
    },
    desligar: async (): Promise<void> => {
      choice.keep(false);
      troca.end();
      const endpoint = await desinscreverNavegador().finally(conferir);
      noServidorEsta(false);
      if (endpoint) await client.push.esquecer.mutate({ entregador_id, endpoint });
    },
  };
}
