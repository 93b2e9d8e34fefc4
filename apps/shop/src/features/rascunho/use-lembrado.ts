import { readDraft, writeDraft } from '@corre/ui/shell/draft.ts';
import { useState } from 'react';

/** Returns a choice among `valores` that survives a reload, and its setter. The first value is the default. */
export function useLembrado<const Valor extends string>(chave: string, valores: readonly [Valor, ...Valor[]]) {
  const [valor, setValor] = useState(() => valores.find((um) => um === readDraft(chave)) ?? valores[0]);
  const escolher = (novo: Valor) => {
    writeDraft(chave, novo);
    setValor(novo);
  };
  return [valor, escolher] as const;
}
