/**
 * Returns the key that makes a shop's name unique: without case, accents, outer and doubled blanks [nome-da-loja].
 * `Açaí & Cia` and ` acai &  CIA ` are one shop.
 */
export function chaveDoNome(nome: string): string {
  return nome
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
