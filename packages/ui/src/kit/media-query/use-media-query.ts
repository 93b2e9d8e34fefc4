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

/** Largest width, in pixels, at which a table renders as a list of two lines. */
const PHONE_MAX_PX = 759;

/** Returns whether the window is as narrow as a phone. Follows a rotation of the device. */
export const usePhone = (): boolean => useMediaQuery(`(max-width: ${PHONE_MAX_PX}px)`);
