/** Kinds of adjustments of a courier's week: a gain, or a deduction with the courier's consent. */
export const TIPOS_AJUSTE = ['bonus', 'dano', 'adiantamento'] as const;

/** States of a courier's week: running, over and unpaid, paid, or unpaid with an objection. */
export const ESTADOS_SEMANA = ['aberta', 'a_pagar', 'paga', 'contestada'] as const;
export type EstadoSemana = (typeof ESTADOS_SEMANA)[number];

/** States of a shop's invoice. */
export const ESTADOS_FATURA = ['aberta', 'a_receber', 'recebida'] as const;
export type EstadoFatura = (typeof ESTADOS_FATURA)[number];

/** Acts on a payout, and on an invoice. */
export const ATOS_PAGAMENTO = ['paga', 'estornada'] as const;
export const ATOS_FATURA = ['recebida', 'estornada'] as const;
