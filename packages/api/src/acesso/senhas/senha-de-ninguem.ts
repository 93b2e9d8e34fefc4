import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../base/password-hash.ts';

/** Returns the hash of a random password that nobody knows: the account begins with its one-time link. */
export const senhaDeNinguem = () => hashPassword(randomBytes(32).toString('base64url'));
