import { useEffect, useEffectEvent } from 'react';
import { addLayer } from './layers.ts';

/** While open, the way back of the browser or phone calls `close` instead of leaving the page. A close that does nothing stays open. */
export function useLayer(open: boolean, close: () => void): void {
  const asked = useEffectEvent(close);
  useEffect(() => (open ? addLayer(() => asked()) : undefined), [open]);
}
