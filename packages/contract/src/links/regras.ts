/** How long a one-time link works, in minutes [link-de-acesso]. */
export const LINK_MINUTOS = 30;
/** Path of the page on which a person sets a password by a one-time link. */
export const PAGINA_DA_SENHA = '/senha';
/** The answer after a password was set by a link. */
export const SENHA_SALVA = 'Senha nova salva. Entre com ela.';

/**
 * Returns the address of a one-time link. The secret stands in the fragment, because browsers send no fragment: no
 * server and no proxy has the secret in a log.
 */
export const enderecoDoLink = (site: string, segredo: string): string => `${site}${PAGINA_DA_SENHA}#${segredo}`;

/**
 * Returns the address of the first administrator's link. The page then asks for the name too, and goes on to the
 * questions of the first start.
 */
export const enderecoDoPrimeiroLink = (site: string, segredo: string): string =>
  `${site}${PAGINA_DA_SENHA}?comecar#${segredo}`;

/** Returns the secret of a fragment such as `#Zk…`, or null if the fragment cannot be one. */
export const segredoDoEndereco = (fragmento: string): string | null => /^#([\w-]{43})$/.exec(fragmento)?.[1] ?? null;
