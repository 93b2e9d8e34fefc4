import { trpc } from '@corre/client/trpc.ts';
import { sumReais } from '@corre/contract/cents.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { aCobrar } from '@corre/ui/domain/door-payment/phrases.ts';
import { isoDay } from '@corre/ui/domain/format/dates.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useQuery } from '@tanstack/react-query';
import { encerrada, mergePages, nextCursor } from '../solicitacoes/pages.ts';

/** True if the request was created on this day ('aaaa-mm-dd') in São Paulo. */
const doDia = (dia: string, { data_solicitacao }: Pick<SolicitacaoDoComercio, 'data_solicitacao'>): boolean =>
  isoDay(data_solicitacao) === dia;

/** Returns the requests of one day, oldest first. */
export const pedidosDoDia = (solicitacoes: readonly SolicitacaoDoComercio[], dia: string): SolicitacaoDoComercio[] =>
  solicitacoes
    .filter((solicitacao) => doDia(dia, solicitacao))
    .sort((a, b) => Date.parse(a.data_solicitacao) - Date.parse(b.data_solicitacao) || a.id - b.id);

/** Returns the day's totals, in reais. Cancelled requests have a count of their own and add no value. */
export function somaDoDia(pedidos: readonly SolicitacaoDoComercio[]) {
  const validos = pedidos.filter(({ status }) => status !== 'cancelada');
  const cobrado = (forma: SolicitacaoDoComercio['pagamento']) =>
    sumReais(
      validos.filter(({ pagamento }) => pagamento === forma),
      aCobrar,
    );
  return {
    total: validos.length,
    canceladas: pedidos.length - validos.length,
    valor: sumReais(validos, ({ valor_estimado }) => valor_estimado),
    maquininha: cobrado('maquininha'),
    dinheiro: cobrado('dinheiro'),
  };
}

const CLOCK_MS = 60_000;

/**
 * Returns all of today's requests. Closed requests come in pages, newest first. The query reads pages until one
 * contains a request of an earlier day.
 */
export function useDia() {
  const comercio_nome = useComercioNome();
  const { client } = trpc.useUtils();
  const now = useServerNow(CLOCK_MS);
  const dia = isoDay(now);
  const query = useQuery({
    // The key begins like the list's key, so that one invalidation marks both as stale.
    queryKey: [['solicitacoes', 'doComercio', 'dia'], { comercio_nome, dia }],
    queryFn: async () => {
      const pages: SolicitacaoDoComercio[][] = [];
      let encerradas_antes_de: number | null | undefined;
      while (encerradas_antes_de !== null) {
        const page = await client.solicitacoes.doComercio.query({ comercio_nome, encerradas_antes_de });
        pages.push(page);
        const reachedYesterday = page.some((uma) => encerrada(uma) && !doDia(dia, uma));
        encerradas_antes_de = reachedYesterday ? null : nextCursor(page);
      }
      return pedidosDoDia(mergePages(...pages), dia);
    },
  });
  return { ...query, dia, now };
}
