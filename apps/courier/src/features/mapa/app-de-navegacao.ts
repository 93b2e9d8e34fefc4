import { useSyncExternalStore } from 'react';

/** The apps that lead the way; null asks each time. */
export const APPS = ['waze', 'google'] as const;
export type AppDeNavegacao = (typeof APPS)[number];

export const NOME_DO_APP: Record<AppDeNavegacao, string> = { waze: 'Waze', google: 'Google Maps' };

/** 'Sair' clears the storage, and with it this choice: the next courier on the phone is asked. */
const CHAVE = 'app_de_navegacao';
const MUDOU = 'corre:app-de-navegacao';

/** Storage may be forbidden: then the question is put each time. */
function lido(): string | null {
  try {
    return localStorage.getItem(CHAVE);
  } catch {
    return null;
  }
}

function ouvir(avisar: () => void) {
  addEventListener(MUDOU, avisar);
  addEventListener('storage', avisar);
  return () => {
    removeEventListener(MUDOU, avisar);
    removeEventListener('storage', avisar);
  };
}

/** Keeps the app that opens from now on; null: ask. */
export function guardarApp(app: AppDeNavegacao | null): void {
  try {
    if (app === null) localStorage.removeItem(CHAVE);
    else localStorage.setItem(CHAVE, app);
  } catch {
    // see lido
  }
  dispatchEvent(new Event(MUDOU));
}

/** The app that this phone's courier chose for good (decision record 0082). */
export function useAppDeNavegacao(): AppDeNavegacao | null {
  const guardado = useSyncExternalStore(ouvir, lido);
  return APPS.find((app) => app === guardado) ?? null;
}
