/** The span of the refused acts that support's first screen tells of, in minutes [sistema-preso]. */
export const RECUSAS_MINUTOS = 5;
