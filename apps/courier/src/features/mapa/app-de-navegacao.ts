import { useSyncExternalStore } from 'react';

/** The supported navigation apps. */
export const APPS = ['waze', 'google'] as const;
export type AppDeNavegacao = (typeof APPS)[number];

export const NOME_DO_APP: Record<AppDeNavegacao, string> = { waze: 'Waze', google: 'Google Maps' };

/** Storage key. 'Sair' clears the storage [sair], so the app asks the next courier on the phone again. */
const CHAVE = 'app_de_navegacao';
const MUDOU = 'corre:app-de-navegacao';

/** Storage may be forbidden. The app then asks each time. */
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

/** Stores the app to use from now on. null: ask each time. */
export function guardarApp(app: AppDeNavegacao | null): void {
  try {
    if (app === null) localStorage.removeItem(CHAVE);
    else localStorage.setItem(CHAVE, app);
  } catch {
    // Storage may be forbidden.
  }
  dispatchEvent(new Event(MUDOU));
}

/** Returns the navigation app that the courier chose on this phone, or null (ADR 0082). */
export function useAppDeNavegacao(): AppDeNavegacao | null {
  const guardado = useSyncExternalStore(ouvir, lido);
  return APPS.find((app) => app === guardado) ?? null;
}
