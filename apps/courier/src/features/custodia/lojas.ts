import type { CustodiaDoEntregador } from '@corre/contract/custodia/contrato.ts';

type Prestacao = CustodiaDoEntregador['prestacoes'][number];

/** A shop that the courier has money of, or has told about a handover, which waits. */
export interface Loja {
  comercio_id: number;
  comercio: string;
  saldo: number;
  /** since when there is money of it; null when there is none */
  desde: string | null;
  prestacao: Prestacao | null;
}

/** The shops that something is to be settled with: those with money, then those where only a handover waits. */
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
