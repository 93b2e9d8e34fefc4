/** Somebody who needs a key in a map: by preference the name, then the name with what tells namesakes apart. */
export interface Nomeado {
  id: number;
  nome: string;
  /** 'Ana Souza (@ana)' */
  distinto: string;
}

/** No object can carry it as its own key everywhere: `JSON.parse` and every copy treat it differently. */
const INSEGURA = '__proto__';

const repetidas = (chaves: Iterable<string>): Set<string> => {
  const vistas = new Set<string>();
  const duas = new Set<string>([INSEGURA]);
  for (const chave of chaves) (vistas.has(chave) ? duas : vistas).add(chave);
  return duas;
};

/**
 * One key for each, never the same twice, whatever people are called: a courier named 'Vitima (@victim)' stays apart from
 * Vitima, who is @victim. Namesakes get their `distinto`; where that is taken too, their number, as often as it needs
 * (docs/decisions/0018-personal-data.md).
 */
export function chavesUnicas(pessoas: readonly Nomeado[]): Map<number, string> {
  const chaves = new Map(pessoas.map(({ id, nome }) => [id, nome]));
  for (let volta = 0; ; volta += 1) {
    const duas = repetidas(chaves.values());
    const confusas = pessoas.filter(({ id }) => duas.has(chaves.get(id) ?? ''));
    if (confusas.length === 0) return chaves;
    for (const { id, distinto } of confusas) chaves.set(id, volta === 0 ? distinto : `${chaves.get(id)} #${id}`);
  }
}
