import { senhaDeNinguem } from '../../acesso/senhas/senha-de-ninguem.ts';

/**
 * How imported accounts begin: with a password that nobody knows. Support or the administrator gives each a one-time
 * link. One hash serves all rows of an import: five hundred would take six seconds of a core.
 */
export const acessoDosImportados = async () => ({ senha_hash: await senhaDeNinguem() });
