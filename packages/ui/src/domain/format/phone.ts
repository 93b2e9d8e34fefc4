/** The parts of each kind of number that is shown with punctuation. */
const FORMAS: readonly (readonly [RegExp, string])[] = [
  [/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3'],
  [/^(0\d{3})(\d{3})(\d{3,4})$/, '$1 $2 $3'],
  [/^(\d{4,5})(\d{4})$/, '$1-$2'],
];

/**
 * Returns a telephone for reading: '(44) 99905-3127', '0800 608 1015', and behind it the code to type after dialling.
 * Returns any other value unchanged.
 */
export function formatPhone(telefone: string): string {
  const [numero = '', localizador] = telefone.split(',,');
  const [forma, lido] = FORMAS.find(([forma]) => forma.test(numero)) ?? [];
  const visivel = forma && lido ? numero.replace(forma, lido) : numero;
  return localizador === undefined ? visivel : `${visivel}, localizador ${localizador}`;
}

/**
 * Returns the `tel:` link of a telephone, with digits, plus sign and pauses only. The phone types the locator by itself
 * two pauses after the answer.
 */
export function dialOf(telefone: string, localizador: string | null = null): string {
  const [numero = '', codigo = localizador ?? ''] = telefone.split(',,');
  const digitos = codigo.replace(/\D/g, '');
  return `tel:${numero.replace(/[^\d+]/g, '')}${digitos && `,,${digitos}`}`;
}
