// This file has no zod, because the pages of the login and the registration do not load zod before somebody types.

/** The error text of every failed login, whatever the reason [entrada]. */
export const CREDENCIAIS_INVALIDAS = 'Credenciais inválidas';

/** The error text when the two passwords differ [cadastro] [senha]. */
export const SENHAS_NAO_CONFEREM = 'Senhas não conferem';
