// Without zod in a file of its own: the page of the login has no room for it.

/** What every failed login says, whatever the reason (specification §8). */
export const CREDENCIAIS_INVALIDAS = 'Credenciais inválidas';
