import { readDraft, writeDraft } from '@corre/ui/shell/draft.ts';
import { useState } from 'react';

/** A choice among `valores` that a reload does not forget; the first one until something was chosen. */
export function useLembrado<const Valor extends string>(chave: string, valores: readonly [Valor, ...Valor[]]) {
  const [valor, setValor] = useState(() => valores.find((um) => um === readDraft(chave)) ?? valores[0]);
  const escolher = (novo: Valor) => {
    writeDraft(chave, novo);
    setValor(novo);
  };
  return [valor, escolher] as const;
}
