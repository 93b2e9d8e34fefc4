import type { Solicitacao } from './use-solicitacoes.ts';

type Marcavel = Pick<Solicitacao, 'id' | 'rota_id' | 'status'>;

/** The waiting requests that go with this one: the stops of its route, which is assigned whole. Empty when it waits no more. */
export function juntasCom(solicitacoes: readonly Marcavel[], id: number): number[] {
  const uma = solicitacoes.find((item) => item.id === id);
  if (uma?.status !== 'aguardando') return [];
  return solicitacoes
    .filter(({ rota_id, status }) => rota_id === uma.rota_id && status === 'aguardando')
    .map((item) => item.id);
}

/** The marks with these added behind the others, each once. */
export const maisMarcas = (marcas: readonly number[], ids: readonly number[]): number[] => [
  ...new Set([...marcas, ...ids]),
];

/** The marks without these. */
export const menosMarcas = (marcas: readonly number[], ids: readonly number[]): number[] =>
  marcas.filter((id) => !ids.includes(id));
