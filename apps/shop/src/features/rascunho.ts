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

const CHAVE = 'foco';

/** Remembers the focused field over a reload. */
export function guardarFoco(): void {
  const campo = document.activeElement;
  const escreve = campo instanceof HTMLInputElement || campo instanceof HTMLTextAreaElement;
  writeDraft(CHAVE, escreve && campo.closest('[data-draft]') ? campo.name : null);
}

/** Restores the focus once, with the caret at the end of the text. */
export function retomarFoco(formulario: HTMLElement | null): void {
  const nome = readDraft(CHAVE);
  if (!nome || !formulario) return;
  const campo = formulario.querySelector<HTMLInputElement>(`[name="${CSS.escape(nome)}"]`);
  if (!campo) return;
  writeDraft(CHAVE, null);
  campo.focus();
  campo.setSelectionRange(campo.value.length, campo.value.length);
}
