import { FALHAS } from '@corre/contract/falhas.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../kit/toaster/notify.ts';
import { notifyFailureWithReason, useFailureNotice } from '../failure-notice.ts';
import type { Calls } from './calls.ts';

/** How often an open screen asks again, in milliseconds: nothing tells it of another system's calls. */
const POLL_MS = 10_000;
/** While an order in test mode walks. */
const WALK_MS = 2_000;

/** The list, page by page; with `busca` only what holds it in its name or its shop's. */
export function useIntegrationList(calls: Calls, busca: string) {
  const lista = useInfiniteQuery({
    queryKey: [...calls.key, 'listar', busca],
    queryFn: ({ pageParam }) => calls.listar({ antes_de: pageParam ?? undefined, busca }),
    // what was there stays while the next letter is looked for
    placeholderData: keepPreviousData,
    initialPageParam: null as number | null,
    getNextPageParam: ({ proxima }) => proxima,
    refetchInterval: POLL_MS,
  });
  useFailureNotice(lista.isError && lista.data !== undefined, FALHAS['integracoes.listar']);
  return lista;
}

export const useIntegration = (calls: Calls, id: number) =>
  useQuery({ queryKey: [...calls.key, 'ler', id], queryFn: () => calls.ler(id), refetchInterval: POLL_MS });

export const useLastCalls = (calls: Calls, id: number) =>
  useQuery({ queryKey: [...calls.key, 'chamadas', id], queryFn: () => calls.chamadas(id), refetchInterval: POLL_MS });

export const useMessages = (calls: Calls, id: number) =>
  useQuery({ queryKey: [...calls.key, 'mensagens', id], queryFn: () => calls.mensagens(id), refetchInterval: POLL_MS });

/** The messages of a walking order, until the last one has gone out. */
export const useWalk = (calls: Calls, id: number, fluxo_id: number) =>
  useQuery({
    queryKey: [...calls.key, 'passeio', id, fluxo_id],
    queryFn: () => calls.mensagens(id, fluxo_id),
    refetchInterval: ({ state }) =>
      state.data && state.data.length > 0 && state.data.every(({ estado }) => estado !== 'esperando') ? false : WALK_MS,
  });

/** An act on integrations: what it says as a toast, what went wrong in its place, and everything asked for again. */
export function useAct<Input, Answer extends { message: string }>(
  calls: Calls,
  falha: string,
  act: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
  semResposta?: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      notify.success(answer.message);
      onDone?.(answer);
    },
    onError: (erro) => notifyFailureWithReason(falha, erro, semResposta),
    onSettled: () => client.invalidateQueries({ queryKey: calls.key }),
  });
}
