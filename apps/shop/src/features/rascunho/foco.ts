import { readDraft, writeDraft } from '@corre/ui/shell/draft.ts';

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
