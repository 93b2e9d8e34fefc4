import { useSyncExternalStore } from 'react';

const CHAVE = 'respostas_lidas';
/** Maximum number of remembered answers. Older answers are only in Perfil. */
const LIDAS_MAX = 20;

function ler(): readonly number[] {
  try {
    const lidas: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '[]');
    return Array.isArray(lidas) ? lidas.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

let lidas = ler();
const ouvintes = new Set<() => void>();
const ouvir = (avisar: () => void) => {
  ouvintes.add(avisar);
  return () => void ouvintes.delete(avisar);
};

/** Returns the suspensions whose answer the courier has read on this phone. */
export const useLidas = (): readonly number[] => useSyncExternalStore(ouvir, () => lidas);

export function marcarLida(suspensao_id: number): void {
  lidas = [...lidas, suspensao_id].slice(-LIDAS_MAX);
  try {
    localStorage.setItem(CHAVE, JSON.stringify(lidas));
  } catch {
    // Without storage the answer appears again after a reload.
  }
  for (const avisar of ouvintes) avisar();
}
