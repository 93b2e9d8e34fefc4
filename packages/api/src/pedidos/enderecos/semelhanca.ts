/** Returns the trigrams of a text's words as pg_trgm makes them: two blanks before a word, one after it. */
function trigramas(texto: string): Set<string> {
  const achados = new Set<string>();
  for (const palavra of texto.split(' ').filter(Boolean)) {
    const borda = `  ${palavra} `;
    for (let i = 0; i + 3 <= borda.length; i += 1) achados.add(borda.slice(i, i + 3));
  }
  return achados;
}

/** Returns the share of the typed trigrams that occur in the address, between 0 and 1. */
export function semelhanca(digitado: string, endereco: string): number {
  const procurados = trigramas(digitado);
  if (procurados.size === 0) return 0;
  const ditos = trigramas(endereco);
  return [...procurados].filter((trigrama) => ditos.has(trigrama)).length / procurados.size;
}
