import { type PointerEvent, useRef, useState } from 'react';

/** Letting go beyond this part of the way confirms. */
const ENOUGH = 0.85;
/** A finger that moved less than this tapped, in pixels. */
const TAP_PX = 8;

/** Dragging a thumb along its track: how far it is (0 to 1), and the events that move it. */
export function useSlide(onEnd: () => void, enabled: boolean) {
  const [part, setPart] = useState(0);
  const drag = useRef<{ x: number; way: number; moved: boolean } | null>(null);
  /** the click that follows a drag is none */
  const slid = useRef(false);
  const distance = (event: PointerEvent) => (drag.current ? event.clientX - drag.current.x : 0);
  const stop = () => {
    slid.current = drag.current?.moved ?? false;
    drag.current = null;
    setPart(0);
  };
  return {
    part,
    wasSlide: () => {
      const was = slid.current;
      slid.current = false;
      return was;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        slid.current = false;
        if (!enabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const { width, height } = event.currentTarget.getBoundingClientRect();
        drag.current = { x: event.clientX, way: Math.max(1, width - height), moved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drag.current) return;
        if (Math.abs(distance(event)) >= TAP_PX) drag.current.moved = true;
        if (drag.current.moved) setPart(Math.min(1, Math.max(0, distance(event) / drag.current.way)));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!drag.current) return;
        const done = drag.current.moved && distance(event) / drag.current.way >= ENOUGH;
        stop();
        if (done) onEnd();
      },
      onPointerCancel: stop,
    },
  };
}
