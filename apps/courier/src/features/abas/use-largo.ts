import { useSyncExternalStore } from 'react';

const LARGO = '(min-width: 1024px)';

/** Whether there is room for a right column; what stands in it is then drawn once, not hidden. */
export function useLargo(): boolean {
  return useSyncExternalStore(
    (avisar) => {
      const consulta = matchMedia(LARGO);
      consulta.addEventListener('change', avisar);
      return () => consulta.removeEventListener('change', avisar);
    },
    () => matchMedia(LARGO).matches,
  );
}
