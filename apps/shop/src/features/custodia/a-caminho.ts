import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';

/** A courier as an option of a combobox. */
export interface Pessoa {
  id: number;
  nome: string;
}

type Solicitacao = Pick<SolicitacaoDoComercio, 'status' | 'entregador_id' | 'nome_entregador'>;

/**
 * Returns the couriers with a delivery of this shop in progress, each courier once. Other couriers cannot carry change.
 */
export function aCaminho(solicitacoes: readonly Solicitacao[]): Pessoa[] {
  const pessoas = new Map<number, Pessoa>();
  for (const { status, entregador_id, nome_entregador } of solicitacoes) {
    const andando = STATUS_EM_ANDAMENTO.some((um) => um === status);
    if (andando && entregador_id !== null) {
      pessoas.set(entregador_id, { id: entregador_id, nome: nome_entregador ?? '' });
    }
  }
  return [...pessoas.values()];
}
