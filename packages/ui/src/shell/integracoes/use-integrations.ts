import { FALHAS } from '@corre/contract/falhas.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../kit/toaster/notify.ts';
import { notifyFailureWithReason, useFailureNotice } from '../failure-notice.ts';
import type { Calls } from './calls.ts';

/** Interval of the queries of an open screen, in milliseconds. No event reports another system's calls. */
const POLL_MS = 10_000;
/** The interval while a test order runs. */
const WALK_MS = 2_000;

/** Loads the list page by page. `busca` filters by the name of the integration or of its shop. */
export function useIntegrationList(calls: Calls, busca: string) {
  const lista = useInfiniteQuery({
    queryKey: [...calls.key, 'listar', busca],
    queryFn: ({ pageParam }) => calls.listar({ antes_de: pageParam ?? undefined, busca }),
    // keeps the former results while the next search loads
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

/** Loads the messages of a test order until the last message has been sent. */
export const useWalk = (calls: Calls, id: number, fluxo_id: number) =>
  useQuery({
    queryKey: [...calls.key, 'passeio', id, fluxo_id],
    queryFn: () => calls.mensagens(id, fluxo_id),
    refetchInterval: ({ state }) =>
      state.data && state.data.length > 0 && state.data.every(({ estado }) => estado !== 'esperando') ? false : WALK_MS,
  });

/** An action on integrations: shows its result or its error as a toast, then reloads all integration queries. */
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
