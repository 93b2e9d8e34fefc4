import { whenCalm } from '@corre/ui/shell/calm.ts';

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Resolves when a visitor scrolls or touches the page, or when the first view is complete. Until then the part below
 * the first screen is readable without its script. Resolves at once if the HTML does not contain that part.
 */
export function perto(): Promise<void> {
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
