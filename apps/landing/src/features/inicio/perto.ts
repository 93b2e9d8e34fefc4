import { whenCalm } from '@corre/ui/shell/calm.ts';

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Settles when somebody scrolls or touches the page, or when the line has nothing else to bring: what stands below the first screen can
 * be read without its script. At once where the HTML brought nothing of it along.
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
