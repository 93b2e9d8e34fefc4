import { randomBytes } from 'node:crypto';
import { SENHA_INICIAL_COMERCIO } from '@corre/contract/constants.ts';
import { hashPassword } from '../../base/password-hash.ts';

/*
 * How imported accounts begin. One hash serves all rows of an import: five hundred would take six seconds of a core.
 * A one-time link per account replaces these two functions where links of access exist.
 */

/** Shops begin with the preset password, as a shop does that the administrator creates. It opens nothing but a new one. */
export const acessoDosComercios = async () => ({
  senha_hash: await hashPassword(SENHA_INICIAL_COMERCIO),
  senha_inicial: true,
});

/** Couriers begin without a password that anybody knows. `npm run conta` sets one. */
export const acessoDosEntregadores = async () => ({ senha_hash: await hashPassword(randomBytes(32).toString('hex')) });
