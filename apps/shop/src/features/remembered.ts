import { readDraft, writeDraft } from '@corre/ui/shell/draft.ts';
import { useState } from 'react';

/** Returns a choice among `options` that survives a reload, and its setter. The first value is the default. */
export function useRememberedChoice<const Choice extends string>(key: string, options: readonly [Choice, ...Choice[]]) {
  const [choice, setChoice] = useState(() => options.find((option) => option === readDraft(key)) ?? options[0]);
  const choose = (next: Choice) => {
    writeDraft(key, next);
    setChoice(next);
  };
  return [choice, choose] as const;
}

const KEY = 'foco';

/** Remembers the focused field over a reload. */
export function saveFocus(): void {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  writeDraft(KEY, isText && field.closest('[data-draft]') ? field.name : null);
}

/** Restores the focus once, with the caret at the end of the text. */
export function restoreFocus(form: HTMLElement | null): void {
  const name = readDraft(KEY);
  if (!name || !form) return;
  const field = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
  if (!field) return;
  writeDraft(KEY, null);
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
