import { useSyncExternalStore } from 'react';

/** What follows when the courier has read the sheet; null while the sheet is closed. */
let depois: (() => void) | null = null;
const listeners = new Set<() => void>();

function change(next: typeof depois): void {
  depois = next;
  for (const tell of listeners) tell();
}

/** Opens 'Pronto para receber'. `seguir` runs when the courier goes on. */
export const abrirPronto = (seguir: () => void): void => change(seguir);
export const fecharPronto = (): void => change(null);

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Whether the part of the panel is there that draws the sheet. */
export const prontoAMao = (): boolean => listeners.size > 0;

/** Returns what follows the sheet, or null while it is closed. */
export const usePronto = (): (() => void) | null => useSyncExternalStore(listen, () => depois);
