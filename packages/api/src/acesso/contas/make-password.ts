import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused when read aloud. */
const ALFABETO = 'abcdefghjkmnpqrstuvwxyz23456789';
const GRUPOS = 4;
const LETRAS_POR_GRUPO = 4;

/** Returns a password of about 79 bits that can be read aloud: `k7mp-2xqd-…`. */
export function makePassword(): string {
  const grupo = () => Array.from({ length: LETRAS_POR_GRUPO }, () => ALFABETO[randomInt(ALFABETO.length)]).join('');
  return Array.from({ length: GRUPOS }, grupo).join('-');
}
