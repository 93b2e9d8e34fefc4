import { useEffect, useState } from 'react';
import { CAMPOS } from './grupos.ts';

type Conferencia = typeof import('./conferencia.ts');

/** Loads the rules of the form. They are half of the page's script, and needed only once something is typed. */
export const trazerConferencia = (): Promise<Conferencia> => import('./conferencia.ts');

/** Until the rules are loaded, every field counts as invalid. */
const tudo: ReadonlySet<string> = new Set(CAMPOS);

/** Returns the required fields that are invalid now. The rules load once `tocado` is true. */
export function useInvalidos(valores: unknown, tocado: boolean): ReadonlySet<string> {
  const [conferencia, setConferencia] = useState<Conferencia | null>(null);
  useEffect(() => {
    if (!tocado) return;
    // Without the rules the form still accepts input, and a submit loads them again.
    trazerConferencia().then(setConferencia, () => undefined);
  }, [tocado]);
  return conferencia?.invalidFields(valores) ?? tudo;
}
