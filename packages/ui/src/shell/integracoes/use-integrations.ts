import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { EditarApp } from '@corre/contract/integracoes/app-de-pedidos-contrato.ts';
import type {
  ChamadaExterna,
  criarIntegracaoSchema,
  EditarIntegracao,
  IntegracaoCriada,
  IntegracaoInteira,
  ListaDeIntegracoes,
  MensagemExterna,
  SegredoNovo,
  TesteFeito,
} from '@corre/contract/integracoes/contrato.ts';
import type { Teste } from '@corre/contract/integracoes/regras.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { notify } from '../../kit/toaster/notify.ts';
import { notifyFailureWithReason, useFailureNotice } from '../failure-notice.ts';
import { OF_ALL } from './use-switched-off.ts';

/** The credentials that an ordering app issued to the shop. */
type Credenciais = Required<Pick<EditarApp, 'integracao_id' | 'client_id' | 'client_secret'>>;

/** The API calls of the integration screens, the same for the administrator (all shops) and for a shop (its own). */
export interface Calls {
  /** the start of the query keys of the answers */
  key: readonly [string, string | null];
  listar(part: { antes_de?: number | undefined; busca?: string }): Promise<ListaDeIntegracoes>;
  ler(integracao_id: number): Promise<IntegracaoInteira>;
  criar(pedido: z.output<typeof criarIntegracaoSchema>): Promise<IntegracaoCriada>;
  editar(pedido: EditarIntegracao): Promise<{ message: string }>;
  rotacionar(integracao_id: number): Promise<SegredoNovo>;
  remover(integracao_id: number): Promise<{ message: string }>;
  chamadas(integracao_id: number): Promise<ChamadaExterna[]>;
  mensagens(integracao_id: number, fluxo_id?: number): Promise<MensagemExterna[]>;
  reenviar(integracao_id: number): Promise<{ message: string }>;
  testar(integracao: Pick<IntegracaoInteira, 'id' | 'tipo'>, teste: Teste): Promise<TesteFeito>;
  /** Changes the credentials that an ordering app issued. Absent for the administrator, who does not have them. */
  credenciais?: (pedido: Credenciais) => Promise<{ message: string }>;
}

type Client = ReturnType<typeof trpc.useUtils>['client'];

const ofAdmin = ({ integracoes: rota }: Client): Calls => ({
  key: OF_ALL,
  listar: (part) => rota.listar.query(part),
  ler: (integracao_id) => rota.ler.query({ integracao_id }),
  criar: (pedido) => rota.criar.mutate(pedido),
  editar: (pedido) => rota.editar.mutate(pedido),
  rotacionar: (integracao_id) => rota.rotacionar.mutate({ integracao_id }),
  remover: (integracao_id) => rota.remover.mutate({ integracao_id }),
  chamadas: (integracao_id) => rota.chamadas.query({ integracao_id }),
  mensagens: (integracao_id, fluxo_id) => rota.mensagens.query({ integracao_id, fluxo_id }),
  reenviar: (integracao_id) => rota.reenviar.mutate({ integracao_id }),
  testar: ({ id: integracao_id }, teste) => rota.testar.mutate({ integracao_id, teste }),
});

const ofShop = ({ integracoesDaLoja: rota, appsDePedidos }: Client, comercio_nome: string): Calls => ({
  key: ['integracoes', comercio_nome],
  listar: (part) => rota.listar.query({ comercio_nome, ...part }),
  ler: (integracao_id) => rota.ler.query({ comercio_nome, integracao_id }),
  criar: (pedido) => rota.criar.mutate({ ...pedido, comercio_nome }),
  editar: (pedido) => rota.editar.mutate({ comercio_nome, ...pedido }),
  rotacionar: (integracao_id) => rota.rotacionar.mutate({ comercio_nome, integracao_id }),
  remover: (integracao_id) => rota.remover.mutate({ comercio_nome, integracao_id }),
  chamadas: (integracao_id) => rota.chamadas.query({ comercio_nome, integracao_id }),
  mensagens: (integracao_id, fluxo_id) => rota.mensagens.query({ comercio_nome, integracao_id, fluxo_id }),
  reenviar: (integracao_id) => rota.reenviar.mutate({ comercio_nome, integracao_id }),
  testar: ({ id: integracao_id, tipo }, teste) =>
    tipo === 'app_de_pedidos'
      ? appsDePedidos.testar.mutate({ comercio_nome, integracao_id })
      : rota.testar.mutate({ comercio_nome, integracao_id, teste }),
  credenciais: (pedido) => appsDePedidos.editar.mutate({ comercio_nome, ...pedido }),
});

/** Returns the calls of one shop, or the administrator's calls for all shops when `comercio_nome` is null. */
export function useCalls(comercio_nome: string | null): Calls {
  const { client } = trpc.useUtils();
  return useMemo(
    () => (comercio_nome === null ? ofAdmin(client) : ofShop(client, comercio_nome)),
    [client, comercio_nome],
  );
}

/** Interval of the queries of an open screen, in milliseconds. No event reports another system's calls. */
const POLL_MS = 10_000;
/** The interval while a test order runs. */
const WALK_MS = 2_000;

/** Returns the query key of `useIntegrationList`. */
export const integrationListKey = (calls: Calls, search: string) => [...calls.key, 'listar', search];

/** Loads the list page by page. `search` filters by the name of the integration or of its shop. */
export function useIntegrationList(calls: Calls, search: string) {
  const list = useInfiniteQuery({
    queryKey: integrationListKey(calls, search),
    queryFn: ({ pageParam }) => calls.listar({ antes_de: pageParam ?? undefined, busca: search }),
    // keeps the former results while the next search loads
    placeholderData: keepPreviousData,
    initialPageParam: null as number | null,
    getNextPageParam: ({ proxima }) => proxima,
    refetchInterval: POLL_MS,
  });
  useFailureNotice(list.isError && list.data !== undefined, FALHAS['integracoes.listar']);
  return list;
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
    onError: (error) => notifyFailureWithReason(falha, error, semResposta),
    onSettled: () => client.invalidateQueries({ queryKey: calls.key }),
  });
}
