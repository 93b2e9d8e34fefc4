/** Articles that Portuguese joins with what stands before a name: 'da Pizzaria', 'no Mercado', 'de Sushi Nikkei'. */
const JOINED = {
  de: { a: 'da', o: 'do', none: 'de' },
  em: { a: 'na', o: 'no', none: 'em' },
  para: { a: 'para a', o: 'para o', none: 'para' },
} as const;

/** The article that a shop's first word most likely takes; none where it brings its own, or nobody can tell. */
function articleOf(name: string): 'a' | 'o' | 'none' {
  const [first = ''] = name.toLowerCase().split(/\s/u);
  if (!/^\p{L}{3,}$/u.test(first)) return 'none';
  // 'panorama', 'sistema': masculine although they end like the others
  if (/[^m]a$/u.test(first)) return 'a';
  return /o$/u.test(first) ? 'o' : 'none';
}

/** 'da Pizzaria Bella Massa', 'no Empório do Zé', 'para Sushi Nikkei'. */
export const withShop = (before: keyof typeof JOINED, name: string): string =>
  `${JOINED[before][articleOf(name)]} ${name}`;
