import { useSyncExternalStore } from 'react';
import { inRem } from '../theme/in-rem.ts';

/**
 * Returns whether the window matches a media query and follows changes. Pixel widths are converted to rem. Returns
 * false without `matchMedia` (tests).
 */
export function useMediaQuery(width: string): boolean {
  const query = inRem(width);
  return useSyncExternalStore(
    (onChange) => {
      if (typeof window.matchMedia !== 'function') return () => {};
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
  );
}
