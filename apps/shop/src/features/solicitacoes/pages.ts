import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';

export const encerrada = ({ status }: Pick<SolicitacaoDoComercio, 'status'>): boolean =>
  status === 'finalizada' || status === 'cancelada';

/**
 * Returns the cursor of the next page: the smallest id of this page's closed requests. Returns null on the last page.
 */
export function nextCursor(parte: readonly SolicitacaoDoComercio[]): number | null {
  const ids = parte.filter(encerrada).map(({ id }) => id);
  return ids.length < ENCERRADAS_POR_VEZ ? null : Math.min(...ids);
}

/** Merges the pages into one list. If a request is in two pages, the first page wins, because it is newer. */
export function mergePages(...partes: readonly (readonly SolicitacaoDoComercio[])[]): SolicitacaoDoComercio[] {
  const porId = new Map<number, SolicitacaoDoComercio>();
  for (const solicitacao of partes.flat()) {
    if (!porId.has(solicitacao.id)) porId.set(solicitacao.id, solicitacao);
  }
  return [...porId.values()];
}
