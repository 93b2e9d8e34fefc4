import type { StatusSolicitacao } from '../vocabulario.ts';

/** The status a request must have for the courier to confirm the given one (specification §4). */
export const STATUS_ANTERIOR = {
  em_retirada: 'aceita',
  em_entrega: 'em_retirada',
  finalizada: 'em_entrega',
} as const satisfies Partial<Record<StatusSolicitacao, StatusSolicitacao>>;

/** The step that follows; null when there is none for the courier to take. */
export const PROXIMO_STATUS: Record<StatusSolicitacao, keyof typeof STATUS_ANTERIOR | null> = {
  aguardando: null,
  aceita: 'em_retirada',
  em_retirada: 'em_entrega',
  em_entrega: 'finalizada',
  finalizada: null,
  cancelada: null,
};

/** What the courier's next-step button says (specification §4). */
export const TEXTO_ETAPA: Record<keyof typeof STATUS_ANTERIOR, string> = {
  em_retirada: 'Confirmar: Estou no Comércio',
  em_entrega: 'Confirmar: Saí para Entrega',
  finalizada: 'Confirmar: Entrega Finalizada',
};

/** How a status is called wherever a person reads it (decision record 0009). */
export const NOME_STATUS: Record<StatusSolicitacao, string> = {
  aguardando: 'Aguardando',
  aceita: 'Aceita',
  em_retirada: 'Retirando',
  em_entrega: 'Entregando',
  finalizada: 'Finalizada',
  cancelada: 'Cancelada',
};

/** Statuses in which the shop may cancel (specification §4). */
export const STATUS_CANCELAVEL = ['aguardando', 'aceita'] as const;

/** Closed requests in one answer of a list, at most. */
export const ENCERRADAS_POR_VEZ = 50;

/** Signs that support's search looks for, at least. */
export const PROCURA_MIN = 2;

/** How much of a long list a panel asks for at once, before all of it: what is in sight, and a little more. */
export const PRIMEIRAS_LINHAS = 50;
