import type { AcaoIntervencao } from '@corre/contract/vocabulario.ts';

/** The courier that a dialog acts on. */
export interface Alvo {
  id: number;
  nome_completo: string;
}

/** An account whose sessions can be ended. */
export interface Conta {
  user_type: 'entregador' | 'comercio';
  id: number;
  nome: string;
}

/** A delivery that a courier holds and that support acts on. */
export interface EntregaParada {
  solicitacao_id: number;
  entregador_id: number;
  entregador_nome: string;
  comercio: string;
  endereco: string;
}

/** The open dialog with its data. At most one dialog is open at a time. */
export type Ato =
  | { tipo: 'suspender_manual' }
  | { tipo: 'suspender'; entregador: Alvo }
  | { tipo: 'remover_suspensao'; entregador: Alvo }
  | { tipo: 'resetar_recusas'; entregador: Alvo }
  | { tipo: 'detalhes'; entregador: Alvo }
  | { tipo: 'linha_do_tempo'; solicitacao_id: number }
  | { tipo: 'encerrar_sessoes'; conta: Conta }
  | { tipo: 'intervir'; acao: AcaoIntervencao; entrega: EntregaParada }
  | { tipo: 'dispensar_codigo'; entrega: EntregaParada }
  | { tipo: 'atribuir' }
  | { tipo: 'ajuda' };

/** The requests and the courier that are chosen for the assignment. */
export interface Selecao {
  solicitacao_ids: readonly number[];
  entregador_id: number | null;
}
