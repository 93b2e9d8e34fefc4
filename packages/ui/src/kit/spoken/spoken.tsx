import type { ReactNode } from 'react';
import { spokenText } from './spoken-text.ts';

const written = (node: ReactNode): string | null => {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (!Array.isArray(node)) return null;
  const parts = node.map(written);
  return parts.includes(null) ? null : parts.join('');
};

/**
 * A text with a sign that a voice gets wrong: the eye reads the text, a screen reader the words of `spokenText`. Text
 * without such a sign, and anything that is no text, renders as it is.
 */
export function Spoken({ children }: { children: ReactNode }) {
  const text = written(children);
  const said = text === null ? text : spokenText(text);
  if (said === text) return children;
  return (
    <span className="relative">
      <span aria-hidden="true">{text}</span>
      {/* Out of the selection, so that copying a figure does not copy it twice. */}
      <span className="sr-only select-none">{said}</span>
    </span>
  );
}
