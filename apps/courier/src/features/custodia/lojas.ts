import type { CustodiaDoEntregador } from '@corre/contract/custodia/contrato.ts';

type Prestacao = CustodiaDoEntregador['prestacoes'][number];

/** A shop whose money the courier has, or to which the courier reported a handover that is not confirmed yet. */
export interface Loja {
  comercio_id: number;
  comercio: string;
  saldo: number;
  /** when the courier first had money of the shop; null without money */
  desde: string | null;
  prestacao: Prestacao | null;
}

/** Returns the shops with something to settle: first those with money, then those with only an unconfirmed handover. */
export function lojasAAcertar({ lojas, prestacoes }: Pick<CustodiaDoEntregador, 'lojas' | 'prestacoes'>): Loja[] {
  const daLoja = new Map(prestacoes.map((prestacao) => [prestacao.comercio_id, prestacao]));
  const comDinheiro = new Set(lojas.map(({ comercio_id }) => comercio_id));
  const soAvisadas = prestacoes.filter(({ comercio_id }) => !comDinheiro.has(comercio_id));
  return [
    ...lojas.map((loja) => ({ ...loja, prestacao: daLoja.get(loja.comercio_id) ?? null })),
    ...soAvisadas.map((prestacao) => ({
      comercio_id: prestacao.comercio_id,
      comercio: prestacao.comercio,
      saldo: 0,
      desde: null,
      prestacao,
    })),
  ];
}
