import type { StatusSolicitacao } from '../vocabulario.ts';

/** The status that a request must have before the courier confirms the given one [passos]. */
export const STATUS_ANTERIOR = {
  em_retirada: 'aceita',
  em_entrega: 'em_retirada',
  finalizada: 'em_entrega',
} as const satisfies Partial<Record<StatusSolicitacao, StatusSolicitacao>>;

/** The courier's next step; null when there is none. */
export const PROXIMO_STATUS: Record<StatusSolicitacao, keyof typeof STATUS_ANTERIOR | null> = {
  aguardando: null,
  aceita: 'em_retirada',
  em_retirada: 'em_entrega',
  em_entrega: 'finalizada',
  finalizada: null,
  cancelada: null,
};

/** Texts of the courier's next-step button [passos]. */
export const TEXTO_ETAPA: Record<keyof typeof STATUS_ANTERIOR, string> = {
  em_retirada: 'Confirmar: Estou no Comércio',
  em_entrega: 'Confirmar: Saí para Entrega',
  finalizada: 'Confirmar: Entrega Finalizada',
};

/** Names of the statuses on the screens [passos]. */
export const NOME_STATUS: Record<StatusSolicitacao, string> = {
  aguardando: 'Aguardando',
  aceita: 'Aceita',
  em_retirada: 'Retirando',
  em_entrega: 'Entregando',
  finalizada: 'Finalizada',
  cancelada: 'Cancelada',
};

/** Statuses in which the shop may cancel [cancelar]. */
export const STATUS_CANCELAVEL = ['aguardando', 'aceita'] as const;

/** Most closed requests in one answer of a list. */
export const ENCERRADAS_POR_VEZ = 50;

/** Rows that a panel reads first of a long list: the visible rows and some more. It then reads the whole list. */
export const PRIMEIRAS_LINHAS = 50;

/** Fewest characters of support's search. */
export const PROCURA_MIN = 2;

/** Fewest characters of an order number in a search. */
export const NUMERO_PROCURADO_MIN = 2;
