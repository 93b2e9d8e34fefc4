import { useSyncExternalStore } from 'react';
import { inRem } from '../theme/in-rem.ts';

/** Whether the window fits a media query, with widths at a text size of 16 px; follows its changes. Without `matchMedia` (tests) it never does. */
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
