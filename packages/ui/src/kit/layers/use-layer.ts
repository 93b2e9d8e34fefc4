import { useEffect, useEffectEvent } from 'react';
import { addLayer } from './layers.ts';

/**
 * While open, the browser's or phone's 'back' calls `close` instead of leaving the page. If `close` does nothing, the
 * layer stays.
 */
export function useLayer(open: boolean, close: () => void): void {
  const asked = useEffectEvent(close);
  useEffect(() => (open ? addLayer(() => asked()) : undefined), [open]);
}
