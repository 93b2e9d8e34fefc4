import { createHash, randomInt } from 'node:crypto';

/** Digits and capitals that nobody mixes up when a code is read aloud (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** How long an application may redeem a code, in minutes. */
export const CODE_MINUTES = 30;

/** Returns a new code of 60 random bits: `7K2M-Q9XA-04TB`. Only the application that it is for can redeem it. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)))
    .join('')
    .replace(GROUP, '$&-');

/** Returns the SHA-256 of a code as the table keeps it. Hyphens, blanks and small letters make no difference. */
export const codeHash = (code: string): Buffer =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest();
