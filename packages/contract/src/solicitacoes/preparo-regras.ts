/** Statuses in which a parcel is still at the shop: it may be said to be ready (decision record 0067). */
export const STATUS_ANTES_DE_SAIR = ['aguardando', 'aceita', 'em_retirada'] as const;
