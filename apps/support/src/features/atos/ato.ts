import type { AcaoIntervencao } from '@corre/contract/vocabulario.ts';

/** The courier an act is about. */
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

/** The delivery that somebody holds and support acts on. */
export interface EntregaParada {
  solicitacao_id: number;
  entregador_id: number;
  entregador_nome: string;
  comercio: string;
  endereco: string;
}

/** What a dialog of the panel is about; one stands open at a time. */
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

/** What the assignment card is given from elsewhere: one request or several, and whom they go to. */
export interface Selecao {
  solicitacao_ids: readonly number[];
  entregador_id: number | null;
}
