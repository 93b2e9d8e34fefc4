import type { Solicitacao } from './use-solicitacoes.ts';

type Marcavel = Pick<Solicitacao, 'id' | 'rota_id' | 'status'>;

/**
 * Returns the waiting requests of the same route, because a route is assigned as a whole.
 * Returns an empty list when the request does not wait.
 */
export function juntasCom(solicitacoes: readonly Marcavel[], id: number): number[] {
  const uma = solicitacoes.find((item) => item.id === id);
  if (uma?.status !== 'aguardando') return [];
  return solicitacoes
    .filter(({ rota_id, status }) => rota_id === uma.rota_id && status === 'aguardando')
    .map((item) => item.id);
}

/** Returns the marks plus the new ids at the end, without duplicates. */
export const maisMarcas = (marcas: readonly number[], ids: readonly number[]): number[] => [
  ...new Set([...marcas, ...ids]),
];

/** Returns the marks without these ids. */
export const menosMarcas = (marcas: readonly number[], ids: readonly number[]): number[] =>
  marcas.filter((id) => !ids.includes(id));
