import { trpc } from '@corre/client/trpc.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { isoDay } from '@corre/ui/domain/format/dates.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { encerrada, mergePages, nextCursor } from '../solicitacoes/pages.ts';

/** True if the request was created on this day ('aaaa-mm-dd') in São Paulo. */
const doDia = (dia: string, { data_solicitacao }: Pick<SolicitacaoDoComercio, 'data_solicitacao'>): boolean =>
  isoDay(data_solicitacao) === dia;

/** Returns the requests of one day, oldest first. */
export const pedidosDoDia = (solicitacoes: readonly SolicitacaoDoComercio[], dia: string): SolicitacaoDoComercio[] =>
  solicitacoes
    .filter((solicitacao) => doDia(dia, solicitacao))
    .sort((a, b) => Date.parse(a.data_solicitacao) - Date.parse(b.data_solicitacao) || a.id - b.id);

const CLOCK_MS = 60_000;

/** Returns the deliveries that the shop launched by itself on a day, oldest first. */
export const lancadasDoDia = (entregas: readonly EntregaView[], dia: string): EntregaView[] =>
  entregas
    .filter(({ solicitacao_id, data }) => solicitacao_id === null && isoDay(data) === dia)
    .sort((a, b) => Date.parse(a.data) - Date.parse(b.data) || a.id - b.id);

const PARAMETER = 'dia';
const DIA = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the day of the sheet and how to choose another. The address contains it; without it, it is today. */
function useEscolha() {
  const now = useServerNow(CLOCK_MS);
  const [params, setParams] = useSearchParams();
  const hoje = isoDay(now);
  const pedido = params.get(PARAMETER);
  const dia = pedido !== null && DIA.test(pedido) && pedido <= hoje ? pedido : hoje;
  const choose = (other: string) => DIA.test(other) && setParams({ [PARAMETER]: other }, { replace: true });
  return { now, hoje, dia, choose };
}

/** Reads pages of closed requests, newest first, until one contains a request of a day before `dia`. */
function usePedidos(dia: string) {
  const comercio_nome = useComercioNome();
  const { client } = trpc.useUtils();
  return useQuery({
    // The key begins like the list's key, so that one invalidation marks both as stale.
    queryKey: [['solicitacoes', 'doComercio', 'dia'], { comercio_nome, dia }],
    queryFn: async () => {
      const pages: SolicitacaoDoComercio[][] = [];
      let encerradas_antes_de: number | null | undefined;
      while (encerradas_antes_de !== null) {
        const page = await client.solicitacoes.doComercio.query({ comercio_nome, encerradas_antes_de });
        pages.push(page);
        const reached = page.some((uma) => encerrada(uma) && isoDay(uma.data_solicitacao) < dia);
        encerradas_antes_de = reached ? null : nextCursor(page);
      }
      return pedidosDoDia(mergePages(...pages), dia);
    },
  });
}

/**
 * Reads pages of deliveries, newest first, until one ends before `dia`. The first page also has pending deliveries of
 * any age behind its own.
 */
function useLancadas(dia: string) {
  const comercio_nome = useComercioNome();
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: [['entregas', 'doComercio', 'dia'], { comercio_nome, dia }],
    queryFn: async () => {
      const byId = new Map<number, EntregaView>();
      let antes_de: number | undefined;
      do {
        const page = await client.entregas.doComercio.query({ comercio_nome, antes_de });
        for (const entrega of page) byId.set(entrega.id, entrega);
        const last = page[LISTA_MAX - 1];
        antes_de = last && isoDay(last.data) >= dia ? last.id : undefined;
      } while (antes_de !== undefined);
      return lancadasDoDia([...byId.values()], dia);
    },
  });
}

/** Returns all requests and launched deliveries of the chosen day. */
export function useDia() {
  const escolha = useEscolha();
  const pedidos = usePedidos(escolha.dia);
  const lancadas = useLancadas(escolha.dia);
  return {
    ...escolha,
    data: pedidos.data && lancadas.data && { pedidos: pedidos.data, lancadas: lancadas.data },
    isError: pedidos.isError || lancadas.isError,
    isRefetching: pedidos.isRefetching || lancadas.isRefetching,
    refetch: () => void Promise.all([pedidos.refetch(), lancadas.refetch()]),
  };
}
