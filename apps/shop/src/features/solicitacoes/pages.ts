import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';

export const encerrada = ({ status }: Pick<SolicitacaoDoComercio, 'status'>): boolean =>
  status === 'finalizada' || status === 'cancelada';

/**
 * Returns the cursor of the next page: the smallest id of this page's closed requests. Returns null on the last page.
 */
export function nextCursor(part: readonly SolicitacaoDoComercio[]): number | null {
  const ids = part.filter(encerrada).map(({ id }) => id);
  return ids.length < ENCERRADAS_POR_VEZ ? null : Math.min(...ids);
}

/** Merges the pages into one list. If a request is in two pages, the first page wins, because it is newer. */
export function mergePages(...parts: readonly (readonly SolicitacaoDoComercio[])[]): SolicitacaoDoComercio[] {
  const byId = new Map<number, SolicitacaoDoComercio>();
  for (const solicitacao of parts.flat()) {
    if (!byId.has(solicitacao.id)) byId.set(solicitacao.id, solicitacao);
  }
  return [...byId.values()];
}
