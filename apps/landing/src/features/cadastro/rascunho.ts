import type { DefaultValues } from 'react-hook-form';
import { CAMPOS, type Formulario } from './grupos.ts';

const KEY = 'rascunho_cadastro';
/** Passwords are never kept. */
const SECRET = new Set(['senha', 'confirma_senha']);

/** The one field that is no text: the answer about the ranking. */
const TEXTOS = CAMPOS.filter((campo) => campo !== 'aparece_no_ranking');

/** An untouched form; nobody has answered about the ranking. */
export const VAZIO: DefaultValues<Formulario> = {
  ...Object.fromEntries(TEXTOS.map((campo) => [campo, ''])),
  aparece_no_ranking: undefined,
};

/** What may be kept of a half-filled form: texts without the passwords, and the answer about the ranking. */
export function draftOf(valores: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = TEXTOS.filter((campo) => !SECRET.has(campo) && typeof valores[campo] === 'string');
  return {
    ...Object.fromEntries(kept.map((campo) => [campo, valores[campo]])),
    ...(typeof valores.aparece_no_ranking === 'boolean' && { aparece_no_ranking: valores.aparece_no_ranking }),
  };
}

/** The draft of this tab, or an empty form. A draft that cannot be read is no draft. */
export function readDraft(): DefaultValues<Formulario> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...VAZIO, ...draftOf({ ...stored }) } : VAZIO;
  } catch {
    return VAZIO;
  }
}

/** Keeps the draft while the tab lives. Without storage the form works as well, only forgets. */
export function storeDraft(valores: Readonly<Record<string, unknown>> | null): void {
  try {
    if (valores === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draftOf(valores)));
  } catch {
    // See the docstring.
  }
}
