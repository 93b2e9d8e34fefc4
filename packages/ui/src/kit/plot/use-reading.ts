import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The label under the pointer, or the one that the arrow keys chose. `bandAt` returns the band at a distance from the
 * left edge, in pixels.
 */
export function useReading(count: number, bandAt: (left: number) => number) {
  const [at, setAt] = useState<number | null>(null);
  const within = (index: number) => Math.min(count - 1, Math.max(0, index));
  return {
    at: at === null || at >= count ? null : at,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEPS[event.key];
        if (event.key === 'Home' || event.key === 'End') setAt(event.key === 'Home' ? 0 : count - 1);
        else if (step === undefined) return;
        else setAt(at === null ? (step > 0 ? 0 : count - 1) : within(at + step));
        event.preventDefault();
      },
      onPointerMove: ({ clientX, currentTarget }: PointerEvent) =>
        setAt(within(bandAt(clientX - currentTarget.getBoundingClientRect().left))),
      onPointerLeave: () => setAt(null),
      onBlur: () => setAt(null),
    },
  };
}
