/** Why a courier's week has a line beside its deliveries: what they gain, or what is taken with their consent. */
export const TIPOS_AJUSTE = ['bonus', 'dano', 'adiantamento'] as const;

/** How far a courier's week is: still running, over and unpaid, paid, or objected to and unpaid. */
export const ESTADOS_SEMANA = ['aberta', 'a_pagar', 'paga', 'contestada'] as const;
export type EstadoSemana = (typeof ESTADOS_SEMANA)[number];

/** How far a shop's invoice is. */
export const ESTADOS_FATURA = ['aberta', 'a_receber', 'recebida'] as const;
export type EstadoFatura = (typeof ESTADOS_FATURA)[number];

/** What is done to a payout, to an invoice. */
export const ATOS_PAGAMENTO = ['paga', 'estornada'] as const;
export const ATOS_FATURA = ['recebida', 'estornada'] as const;
