import { useLayoutEffect, useRef, useState } from 'react';

/** In milliseconds. The second tap of a double tap comes within this time. */
const SECOND_TAP_MS = 500;

/**
 * Returns true for a moment after an overlay closes. The second tap of a double tap must not reach the page below.
 * Examples are the tab bar under 'Recusar', and 'Sair' under the chat's 'Fechar'.
 */
export function useSecondTap(open: boolean): boolean {
  const estava = useRef(false);
  const [closed, setFechou] = useState(false);
  useLayoutEffect(() => {
    const ended = estava.current && !open;
    estava.current = open;
    if (!ended) return;
    setFechou(true);
    const fim = setTimeout(() => setFechou(false), SECOND_TAP_MS);
    return () => {
      clearTimeout(fim);
      setFechou(false);
    };
  }, [open]);
  return closed;
}

/**
 * Catches taps that were meant for something that has just closed, and keeps the focus. Mount it beside the part that
 * opens and closes, not inside.
 */
export function TapShield({ open }: { open: boolean }) {
  const secondTap = useSecondTap(open);
  if (!secondTap) return null;
  return <div aria-hidden="true" className="fixed inset-0 z-50" onMouseDown={(tap) => tap.preventDefault()} />;
}
