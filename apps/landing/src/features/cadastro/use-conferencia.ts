import { useEffect, useState } from 'react';
import { CAMPOS } from './grupos.ts';

type Conferencia = typeof import('./conferencia.ts');

/** The rules by which the form is checked: half of the page's script, and of use once something was typed. */
export const trazerConferencia = (): Promise<Conferencia> => import('./conferencia.ts');

/** Before the rules are there nothing counts as done. */
const tudo: ReadonlySet<string> = new Set(CAMPOS);

/** The required fields that would be refused as they stand; the rules are fetched once `tocado`. */
export function useInvalidos(valores: unknown, tocado: boolean): ReadonlySet<string> {
  const [conferencia, setConferencia] = useState<Conferencia | null>(null);
  useEffect(() => {
    if (!tocado) return;
    // without them the form still takes what is typed, and sending it fetches them once more
    trazerConferencia().then(setConferencia, () => undefined);
  }, [tocado]);
  return conferencia?.invalidFields(valores) ?? tudo;
}
