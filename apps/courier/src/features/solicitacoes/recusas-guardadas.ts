import { useSyncExternalStore } from 'react';

const CHAVE = 'recusas_guardadas';
/** So many are kept: nobody reads more. */
const GUARDADAS_MAX = 10;

/** A step that waited on the phone and that the server then refused: what it said. */
export interface RecusaGuardada {
  solicitacao_id: number;
  texto: string;
}

const eRecusa = (valor: unknown): valor is RecusaGuardada =>
  typeof valor === 'object' &&
  valor !== null &&
  'solicitacao_id' in valor &&
  typeof valor.solicitacao_id === 'number' &&
  'texto' in valor &&
  typeof valor.texto === 'string';

function ler(): RecusaGuardada[] {
  try {
    const lidas: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '[]');
    return Array.isArray(lidas) ? lidas.filter(eRecusa) : [];
  } catch {
    return [];
  }
}

let recusas: readonly RecusaGuardada[] = ler();
const ouvintes = new Set<() => void>();

function definir(novas: readonly RecusaGuardada[]): void {
  recusas = novas;
  try {
    localStorage.setItem(CHAVE, JSON.stringify(novas));
  } catch {
    // storage may be forbidden: the toast said it
  }
  for (const avisar of ouvintes) avisar();
}

/** The newest of each delivery stays until it is read: who taps without a signal does not look when the answer comes. */
export const guardarRecusa = (recusa: RecusaGuardada): void =>
  definir(
    [...recusas.filter(({ solicitacao_id }) => solicitacao_id !== recusa.solicitacao_id), recusa].slice(-GUARDADAS_MAX),
  );

export const retirarRecusa = (solicitacao_id: number): void => {
  if (recusas.some((recusa) => recusa.solicitacao_id === solicitacao_id))
    definir(recusas.filter((recusa) => recusa.solicitacao_id !== solicitacao_id));
};

const ouvir = (avisar: () => void) => {
  ouvintes.add(avisar);
  return () => void ouvintes.delete(avisar);
};

export const useRecusas = (): readonly RecusaGuardada[] => useSyncExternalStore(ouvir, () => recusas);
