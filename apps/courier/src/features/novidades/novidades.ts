import { useSyncExternalStore } from 'react';

/** What changed a courier's day: a delivery that was taken away, the queue that was left. */
interface Novidade {
  id: string;
  titulo: string;
  texto: string;
  /** when it happened, or when the phone learnt it, in epoch milliseconds */
  quando: number;
  lida: boolean;
}

const STORAGE_KEY = 'novidades';
/** Lines that stay in Histórico. */
const GUARDADAS_MAX = 20;

const isNovidade = (valor: unknown): valor is Novidade =>
  typeof valor === 'object' &&
  valor !== null &&
  'id' in valor &&
  typeof valor.id === 'string' &&
  'titulo' in valor &&
  typeof valor.titulo === 'string' &&
  'texto' in valor &&
  typeof valor.texto === 'string' &&
  'quando' in valor &&
  typeof valor.quando === 'number' &&
  'lida' in valor &&
  typeof valor.lida === 'boolean';

function stored(): Novidade[] {
  try {
    const lidas: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(lidas) ? lidas.filter(isNovidade) : [];
  } catch {
    // Storage may be forbidden. They then live as long as the page.
    return [];
  }
}

/** Returns the union of both lists, oldest first. What was read anywhere is read. */
function juntar(a: readonly Novidade[], b: readonly Novidade[]): readonly Novidade[] {
  const juntas = new Map(a.map((uma) => [uma.id, uma]));
  for (const uma of b) juntas.set(uma.id, { ...uma, lida: uma.lida || (juntas.get(uma.id)?.lida ?? false) });
  return [...juntas.values()].sort((x, y) => x.quando - y.quando).slice(-GUARDADAS_MAX);
}

let novidades = juntar(stored(), []);
const listeners = new Set<() => void>();

/** A change starts from the union of storage and memory, because either may lack what the other has. */
function change(to: (before: readonly Novidade[]) => readonly Novidade[]): void {
  novidades = to(juntar(stored(), novidades));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(novidades));
  } catch {
    // Storage may be full. They then live as long as the page.
  }
  for (const tell of listeners) tell();
}

/** Says something new. What has the id of another one is said already. */
export const dizerNovidade = (uma: Omit<Novidade, 'lida'>): void =>
  change((before) => (before.some(({ id }) => id === uma.id) ? before : juntar(before, [{ ...uma, lida: false }])));

/** Marks all as read, after 'Entendi'. */
export const entendi = (): void => change((before) => before.map((uma) => ({ ...uma, lida: true })));

function listen(tell: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY) return;
    novidades = juntar(stored(), novidades);
    tell();
  };
  listeners.add(tell);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', hear);
  };
}

/** Returns what is new or was, oldest first. */
export const useNovidades = (): readonly Novidade[] => useSyncExternalStore(listen, () => novidades);
