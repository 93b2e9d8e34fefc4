import { ENCERRADAS_POR_VEZ, type SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';

export const encerrada = ({ status }: Pick<SolicitacaoDoComercio, 'status'>): boolean =>
  status === 'finalizada' || status === 'cancelada';

/** Where the next closed ones begin: the smallest id of the closed ones so far; null when there are no more. */
export function antesDe(parte: readonly SolicitacaoDoComercio[]): number | null {
  const ids = parte.filter(encerrada).map(({ id }) => id);
  return ids.length < ENCERRADAS_POR_VEZ ? null : Math.min(...ids);
}

/** One list of what came in parts; of a request that came twice the first part's is the newer one. */
export function juntar(...partes: readonly (readonly SolicitacaoDoComercio[])[]): SolicitacaoDoComercio[] {
  const porId = new Map<number, SolicitacaoDoComercio>();
  for (const solicitacao of partes.flat()) {
    if (!porId.has(solicitacao.id)) porId.set(solicitacao.id, solicitacao);
  }
  return [...porId.values()];
}
