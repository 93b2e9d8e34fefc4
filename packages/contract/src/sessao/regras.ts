// This file has no zod, because the login page has no room for it.

/** The error text of every failed login, whatever the reason [entrada]. */
export const CREDENCIAIS_INVALIDAS = 'Credenciais inválidas';
