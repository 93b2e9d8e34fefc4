import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when what held it is gone: a step, a card, an offer that ended. `chave` names what stands there;
 * null while it is not known yet. Give the ref to something focusable.
 */
export function useFocoGuardado<E extends HTMLElement>(chave: string | null) {
  const ref = useRef<E>(null);
  const antes = useRef(chave);
  useLayoutEffect(() => {
    const mudou = antes.current !== null && antes.current !== chave;
    antes.current = chave;
    if (mudou && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [chave]);
  return ref;
}
