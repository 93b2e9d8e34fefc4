import { useSyncExternalStore } from 'react';

const CHAVE = 'respostas_lidas';
/** So many are remembered: older answers are shown in Perfil alone. */
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

/** Of these suspensions the courier has read support's answer, on this phone. */
export const useLidas = (): readonly number[] => useSyncExternalStore(ouvir, () => lidas);

export function marcarLida(suspensao_id: number): void {
  lidas = [...lidas, suspensao_id].slice(-LIDAS_MAX);
  try {
    localStorage.setItem(CHAVE, JSON.stringify(lidas));
  } catch {
    // without storage it is shown again after a reload
  }
  for (const avisar of ouvintes) avisar();
}
