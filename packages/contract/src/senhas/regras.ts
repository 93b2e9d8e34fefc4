// Without zod in a file of its own: the page of the registration has no room for it before somebody types.

/** What a form says whose two passwords differ (specification §5). */
export const SENHAS_NAO_CONFEREM = 'Senhas não conferem';
