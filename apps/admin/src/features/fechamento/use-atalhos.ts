import { isTyping } from '@corre/ui/kit/keyboard/is-typing.ts';
import { singleKeysOn } from '@corre/ui/kit/keyboard/single-keys.ts';
import { useEffect, useEffectEvent } from 'react';

const CAMADAS = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

export interface Atos {
  /** rows down, or up below zero */
  mover: (linhas: number) => void;
  mostrarPix: () => void;
  copiarPix: () => void;
  marcar: () => void;
  desfazer: () => void;
}

const LETRAS: Readonly<Record<string, keyof Omit<Atos, 'mover'>>> = {
  c: 'copiarPix',
  p: 'marcar',
  u: 'desfazer',
};

/** Enter is its own on a button, a link or a choice; on a row of the sheet, or on nothing, it shows the PIX. */
const enterEhLivre = (alvo: EventTarget | null) =>
  !(alvo instanceof Element) || alvo.closest('[data-row]') !== null || !alvo.closest('a,button,input,select,summary');

/** The arrows are the browser's on a radio group and in a field; from the search they lead to the sheet. */
const setasSaoLivres = (alvo: EventTarget | null) =>
  !(alvo instanceof HTMLInputElement) ? !isTyping(alvo) : alvo.type === 'search' || alvo.type === 'checkbox';

/** What a key asks for; null when it is somebody else's. */
export function atoDaTecla(event: KeyboardEvent): ((atos: Atos) => void) | null {
  const { key, target, repeat } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    return setasSaoLivres(target) ? ({ mover }) => mover(key === 'ArrowDown' ? 1 : -1) : null;
  }
  if (repeat || isTyping(target)) return null;
  if (key === 'Enter') return enterEhLivre(target) ? ({ mostrarPix }) => mostrarPix() : null;
  if (!singleKeysOn()) return null;
  const ato = LETRAS[key.toLowerCase()];
  return ato ? (atos) => atos[ato]() : null;
}

/** ↓ ↑ move, Enter shows the PIX, C copies it, P marks, U undoes; nothing of it while somebody types or a dialog is open, and no letters where they are switched off. */
export function useAtalhos(atos: Atos): void {
  const atender = useEffectEvent((event: KeyboardEvent) => {
    const ato = atoDaTecla(event);
    if (!ato || document.querySelector(CAMADAS)) return;
    event.preventDefault();
    ato(atos);
  });
  useEffect(() => {
    const ouvir = (event: KeyboardEvent) => atender(event);
    document.addEventListener('keydown', ouvir);
    return () => document.removeEventListener('keydown', ouvir);
  }, []);
}
