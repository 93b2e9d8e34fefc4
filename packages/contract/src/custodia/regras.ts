/** Most wrong codes for handovers, of one courier at one shop in 24 hours (ADR 0022). */
export const CODIGO_TENTATIVAS = 5;
/** Number of digits in a handover's code. */
export const CODIGO_DIGITOS = 4;
/** Hours after which support sees an unconfirmed handover. */
export const PRESTACAO_ATRASADA_HORAS = 24;
/** Movements per page of a custody list. */
export const MOVIMENTOS_POR_VEZ = 50;
/** Longest reason of a difference, longest objection to it and longest answer, in characters. */
export const MOTIVO_DA_DIFERENCA_MAX = 300;
/** Longest name and longest serial number of a card machine, in characters. */
export const APELIDO_MAX = 30;
export const SERIE_MAX = 60;
/** Most card machines of one shop. */
export const MAQUININHAS_MAX = 50;
