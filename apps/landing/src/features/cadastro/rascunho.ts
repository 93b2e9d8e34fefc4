import type { DefaultValues } from 'react-hook-form';
import { CAMPOS, type Formulario } from './grupos.ts';

const KEY = 'rascunho_cadastro';
/** Passwords are never stored. */
const SECRET = new Set(['senha', 'confirma_senha']);

/** All fields except the answer about the ranking are texts. */
const TEXTOS = CAMPOS.filter((campo) => campo !== 'aparece_no_ranking');

/** An empty form, without an answer about the ranking. */
export const VAZIO: DefaultValues<Formulario> = {
  ...Object.fromEntries(TEXTOS.map((campo) => [campo, ''])),
  aparece_no_ranking: undefined,
};

/** Returns the values that may be stored: texts without the passwords, and the answer about the ranking. */
export function draftOf(valores: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = TEXTOS.filter((campo) => !SECRET.has(campo) && typeof valores[campo] === 'string');
  return {
    ...Object.fromEntries(kept.map((campo) => [campo, valores[campo]])),
    ...(typeof valores.aparece_no_ranking === 'boolean' && { aparece_no_ranking: valores.aparece_no_ranking }),
  };
}

/** Returns the draft of this tab. Returns an empty form without a draft, or if the draft is invalid. */
export function readDraft(): DefaultValues<Formulario> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...VAZIO, ...draftOf({ ...stored }) } : VAZIO;
  } catch {
    return VAZIO;
  }
}

/** Stores the draft for this tab; null removes it. Without storage the form works too, but a reload empties it. */
export function storeDraft(valores: Readonly<Record<string, unknown>> | null): void {
  try {
    if (valores === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draftOf(valores)));
  } catch {
    // Storage may be forbidden.
  }
}
