import type { MouseEvent as Press } from 'react';

/** So close together two taps are a double tap: in milliseconds, and in px. */
const DOUBLE_TAP_MS = 500;
const SAME_PLACE_PX = 24;

/** A mouse counts its clicks; a finger's taps all say 1. */
const isOneOfItsOwn = (tap: MouseEvent) => 'pointerType' in tap && tap.pointerType === 'mouse' && tap.detail < 2;

/**
 * A button that closes the dialog around it is gone before the second tap of a double tap, which would then press what lies below: the
 * tab bar of a phone. That one is swallowed, and nothing else: not a tap at another place, not one inside the dialog, not the keyboard,
 * and not a further click of a mouse on what came in its place.
 */
export function swallowSecondTap({ currentTarget, clientX, clientY, detail }: Press<HTMLElement>): void {
  // the keyboard's and a program's happen nowhere
  if (detail === 0 || (clientX === 0 && clientY === 0)) return;
  const dialog = currentTarget.closest('[role=dialog],[role=alertdialog]');
  const swallow = (tap: MouseEvent) => {
    const inside = tap.target instanceof Node && dialog?.contains(tap.target);
    if (inside || isOneOfItsOwn(tap) || Math.hypot(tap.clientX - clientX, tap.clientY - clientY) > SAME_PLACE_PX)
      return;
    tap.preventDefault();
    tap.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_TAP_MS);
}
