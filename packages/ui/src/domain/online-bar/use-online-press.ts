import { useRef } from 'react';

/**
 * A second tap within this time is part of a double tap, in milliseconds. After a fast answer it would undo the first
 * tap.
 */
const DOUBLE_TAP_MS = 700;

/**
 * Handles a tap on the courier's switch: asks for the opposite state, once. Does nothing while the state is unknown or
 * pending.
 */
export function useOnlinePress(online: boolean | null, pendente: boolean, onChange: (online: boolean) => void) {
  const asleep = pendente || online === null;
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const press = () => {
    if (asleep || performance.now() - pressed.current < DOUBLE_TAP_MS) return;
    pressed.current = performance.now();
    onChange(!online);
  };
  return { asleep, press };
}
