/** How often a handover's code may be tried, wrong ones of one courier at one shop in 24 hours (decision record 0062). */
export const CODIGO_TENTATIVAS = 5;
/** Digits of a handover's code. */
export const CODIGO_DIGITOS = 4;
/** Hours after which a handover that nobody confirmed is shown to support. */
export const PRESTACAO_ATRASADA_HORAS = 24;
/** Movements that a list of custody shows at once. */
export const MOVIMENTOS_POR_VEZ = 50;
/** Longest reason of a difference, and longest objection and answer to it, in characters. */
export const MOTIVO_DA_DIFERENCA_MAX = 300;
/** Longest name that a shop gives a card machine, and longest serial number, in characters. */
export const APELIDO_MAX = 30;
export const SERIE_MAX = 60;
/** Card machines of one shop at the same time. */
export const MAQUININHAS_MAX = 50;
