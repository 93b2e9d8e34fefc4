import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query; follows its changes. Without `matchMedia` (tests) it never does. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (typeof window.matchMedia !== 'function') return () => {};
      const lista = window.matchMedia(query);
      lista.addEventListener('change', onChange);
      return () => lista.removeEventListener('change', onChange);
    },
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
  );
}

/** From here on each column of the dashboard scrolls by itself, and the page does not. */
export const COLUNAS_ROLAM = '(min-width: 1200px) and (min-height: 620px)';
/** Between a phone and the three columns the requests stand still beside what scrolls, and scroll by themselves. */
export const SOLICITACOES_ROLAM = '(min-width: 760px)';
