import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for the element that gets the focus when the focused element disappears, for example a step or a card.
 * `chave` names the present content, or is null while it is unknown. The element must be focusable.
 */
export function useKeptFocus<E extends HTMLElement>(chave: string | null) {
  const ref = useRef<E>(null);
  const before = useRef(chave);
  useLayoutEffect(() => {
    const changed = before.current !== null && before.current !== chave;
    before.current = chave;
    if (changed && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [chave]);
  return ref;
}
