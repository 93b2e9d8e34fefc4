import { fetchPart } from '@corre/ui/kit/lazy/fetch-part.ts';
import { whenCalm } from '@corre/ui/shell/calm.ts';
import { lazy, Suspense } from 'react';
import { Inicio } from './inicio.tsx';

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Resolves when a visitor scrolls or touches the page, or when the first view is complete. Until then the part below
 * the first screen is readable without its script. Resolves at once if the HTML does not contain that part.
 */
function whenNear(): Promise<void> {
  if (!document.querySelector('main')) return Promise.resolve();
  return new Promise((near) => {
    const end = () => {
      for (const touch of TOUCHES) removeEventListener(touch, end);
      near();
    };
    for (const touch of TOUCHES) addEventListener(touch, end, { passive: true });
    whenCalm(end);
  });
}

const Abaixo = lazy(async () => {
  await whenNear();
  return fetchPart(async () => ({ default: (await import('./abaixo.tsx')).Abaixo }));
});
const abaixo = (
  <Suspense>
    <Abaixo />
  </Suspense>
);

/** The landing page in a browser. The part below the first screen becomes interactive when a visitor comes near it. */
export const Page = () => <Inicio abaixo={abaixo} />;
