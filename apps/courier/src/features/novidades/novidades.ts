import { changeSealed, hearSealed, readSealed } from '@corre/ui/shell/sealed/sealed.ts';
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

/** The sealed slot (ADR 0049). */
export const NOVIDADES_SLOT = 'novidades';
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

const novidadesDe = (valor: unknown): Novidade[] => (Array.isArray(valor) ? valor.filter(isNovidade) : []);

/** Returns the union of both lists, oldest first. What was read anywhere is read. */
function juntar(a: readonly Novidade[], b: readonly Novidade[]): readonly Novidade[] {
  const juntas = new Map(a.map((uma) => [uma.id, uma]));
  for (const uma of b) juntas.set(uma.id, { ...uma, lida: uma.lida || (juntas.get(uma.id)?.lida ?? false) });
  return [...juntas.values()].sort((x, y) => x.quando - y.quando).slice(-GUARDADAS_MAX);
}

let novidades = juntar(novidadesDe(readSealed(NOVIDADES_SLOT)), []);
const listeners = new Set<() => void>();

function show(next: readonly Novidade[]): void {
  novidades = next;
  for (const tell of listeners) tell();
}

/** Returns true when the device has these lines beside its own. */
const store = (minhas: readonly Novidade[]): Promise<boolean> =>
  changeSealed(NOVIDADES_SLOT, (guardadas) => juntar(novidadesDe(guardadas), minhas));

/**
 * A change starts from the union of device and memory, because either may lack what the other has. Where the device
 * refuses, the lines live as long as the page.
 */
function change(to: (before: readonly Novidade[]) => readonly Novidade[]): Promise<boolean> {
  show(to(novidades));
  return store(novidades);
}

/** Takes in lines that an older release kept. Returns true once the device has them. */
export function acolherNovidades(antigas: unknown): Promise<boolean> {
  show(juntar(novidades, novidadesDe(antigas)));
  return store(novidades);
}

/** An account that opens begins with its own lines. */
hearSealed(NOVIDADES_SLOT, (what) =>
  show(juntar(novidadesDe(readSealed(NOVIDADES_SLOT)), what === 'opened' ? [] : novidades)),
);

/** Says something new. What has the id of another one is said already. Returns true once the device has it. */
export const dizerNovidade = (uma: Omit<Novidade, 'lida'>): Promise<boolean> =>
  change((before) => (before.some(({ id }) => id === uma.id) ? before : juntar(before, [{ ...uma, lida: false }])));

/** Marks all as read, after 'Entendi'. */
export const entendi = (): void => void change((before) => before.map((uma) => ({ ...uma, lida: true })));

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Returns what is new or was, oldest first. */
export const useNovidades = (): readonly Novidade[] => useSyncExternalStore(listen, () => novidades);
