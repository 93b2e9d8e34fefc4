import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';

/** A courier as the two choices of this room name them. */
export interface Pessoa {
  id: number;
  nome: string;
}

type Solicitacao = Pick<SolicitacaoDoComercio, 'status' | 'entregador_id' | 'nome_entregador'>;

/** Couriers with a delivery of this shop under way, each once: only they take change along. */
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
