// This file has no zod, because the registration page does not load zod before somebody types.

/** The error text when the two passwords differ [cadastro] [senha]. */
export const SENHAS_NAO_CONFEREM = 'Senhas não conferem';
