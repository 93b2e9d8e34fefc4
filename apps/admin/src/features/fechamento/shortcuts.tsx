import { Kbd } from '@corre/ui/kit/kbd/kbd.tsx';
import { isTyping, singleKeysOn } from '@corre/ui/kit/keyboard/single-keys.ts';
import { useEffect, useEffectEvent } from 'react';

const CAMADAS = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

export interface Acts {
  /** number of rows to move; negative is up */
  move: (rows: number) => void;
  mostrarPix: () => void;
  copyPix: () => void;
  marcar: () => void;
  undo: () => void;
}

const LETRAS: Readonly<Record<string, keyof Omit<Acts, 'move'>>> = {
  c: 'copyPix',
  p: 'marcar',
  u: 'undo',
};

/** True if Enter may show the PIX code. A button, link or choice outside the sheet's rows handles Enter itself. */
const enterEhLivre = (target: EventTarget | null) =>
  !(target instanceof Element) ||
  target.closest('[data-row]') !== null ||
  !target.closest('a,button,input,select,summary');

/**
 * True if the sheet may use the arrow keys. The browser needs these keys in radio groups and text fields. In the search
 * field, the arrow keys lead to the sheet.
 */
const setasSaoLivres = (target: EventTarget | null) =>
  !(target instanceof HTMLInputElement) ? !isTyping(target) : target.type === 'search' || target.type === 'checkbox';

/** Returns the action of a key, or null if the key belongs to another element. */
export function atoDaTecla(event: KeyboardEvent): ((acts: Acts) => void) | null {
  const { key, target, repeat } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    return setasSaoLivres(target) ? ({ move }) => move(key === 'ArrowDown' ? 1 : -1) : null;
  }
  if (repeat || isTyping(target)) return null;
  if (key === 'Enter') return enterEhLivre(target) ? ({ mostrarPix }) => mostrarPix() : null;
  if (!singleKeysOn()) return null;
  const act = LETRAS[key.toLowerCase()];
  return act ? (acts) => acts[act]() : null;
}

/**
 * Registers the shortcuts: ↓ ↑ move, Enter shows the PIX code, C copies it, P marks as paid, U undoes. They are off
 * during typing and while a dialog or a menu is open. The letters are also off if the user switched single keys off.
 */
export function useShortcuts(acts: Acts): void {
  const atender = useEffectEvent((event: KeyboardEvent) => {
    const act = atoDaTecla(event);
    if (!act || document.querySelector(CAMADAS)) return;
    event.preventDefault();
    act(acts);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => atender(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const KEYS = [
  ['↓ ↑', 'escolher'],
  ['Enter', 'mostrar PIX'],
  ['C', 'copiar PIX'],
  ['P', 'marcar como pago'],
  ['U', 'desfazer'],
  ['/', 'buscar'],
] as const;

/** The visible list of the sheet's shortcuts. */
export const Keys = () => (
  <ul
    aria-label="Atalhos"
    className="flex flex-wrap gap-x-4 gap-y-1 text-[13px] leading-6 text-ink-2 max-md:hidden in-data-[atalhos=off]:hidden"
  >
    {KEYS.map(([key, faz]) => (
      <li key={key} className="flex items-center gap-1.5">
        <Kbd>{key}</Kbd>
        {faz}
      </li>
    ))}
  </ul>
);
