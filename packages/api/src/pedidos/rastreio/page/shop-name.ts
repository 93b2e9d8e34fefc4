/** Contractions of preposition and article before a shop's name: 'da Pizzaria', 'no Mercado', 'de Sushi Nikkei'. */
const JOINED = {
  de: { a: 'da', o: 'do', none: 'de' },
  em: { a: 'na', o: 'no', none: 'em' },
  para: { a: 'para a', o: 'para o', none: 'para' },
} as const;

/**
 * Returns the likely article of a shop's first word. Returns 'none' if the name has its own article, or if the ending
 * says nothing.
 */
function articleOf(name: string): 'a' | 'o' | 'none' {
  const [first = ''] = name.toLowerCase().split(/\s/u);
  if (!/^\p{L}{3,}$/u.test(first)) return 'none';
  // Exclude '-ma': 'panorama' and 'sistema' are masculine.
  if (/[^m]a$/u.test(first)) return 'a';
  return /o$/u.test(first) ? 'o' : 'none';
}

/** Returns 'da Pizzaria Bella Massa', 'no Empório do Zé', 'para Sushi Nikkei'. */
export const withShop = (before: keyof typeof JOINED, name: string): string =>
  `${JOINED[before][articleOf(name)]} ${name}`;
