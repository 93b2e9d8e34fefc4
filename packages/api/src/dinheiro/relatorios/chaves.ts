/** An account that needs a unique key: its name, or its name with an addition that differs for namesakes. */
export interface Nomeado {
  id: number;
  nome: string;
  /** 'Ana Souza (@ana)' */
  distinto: string;
}

/** This name is unsafe as an own key, because `JSON.parse` and object copies treat it differently. */
const INSEGURA = '__proto__';

const repetidas = (chaves: Iterable<string>): Set<string> => {
  const vistas = new Set<string>();
  const duas = new Set<string>([INSEGURA]);
  for (const chave of chaves) (vistas.has(chave) ? duas : vistas).add(chave);
  return duas;
};

/**
 * Returns a unique key for each account, whatever the names are. A courier named 'Vitima (@victim)' and the courier
 * Vitima, who is @victim, get different keys. Namesakes get their `distinto`. If that is taken too, their id is added
 * as often as needed (ADR 0018).
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
