import { chaveDoEndereco } from './chave.ts';

/** Number of the rule that `chaveDoEndereco` follows. Whoever changes what it returns for an address raises it. */
const REGRA = 2;

/** The beginning of every stored key of the present rule. Keys of the first rule have no mark. */
export const MARCA_DA_REGRA = `${REGRA}:`;

/**
 * Returns the key of a place as a shop's memory stores it, with the mark of its rule. A row with another mark is an
 * older one and gets its key anew (ADR 0026). Returns '' when the text holds no word at all.
 */
export function chaveDoLugar(endereco: string): string {
  const chave = chaveDoEndereco(endereco);
  return chave === '' ? '' : `${MARCA_DA_REGRA}${chave}`;
}
