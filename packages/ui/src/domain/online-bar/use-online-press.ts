import { useRef } from 'react';

/** The second tap of a double tap comes this soon, in milliseconds: the answer may be faster, and it would take back what was asked. */
const DOUBLE_TAP_MS = 700;

/** What a tap on the courier's switch does: it asks for the opposite of what is, once, and not while nobody knows what is. */
export function useOnlinePress(online: boolean | null, pendente: boolean, onChange: (online: boolean) => void) {
  const asleep = pendente || online === null;
  const pressed = useRef(0);
  const press = () => {
    if (asleep || Date.now() - pressed.current < DOUBLE_TAP_MS) return;
    pressed.current = Date.now();
    onChange(!online);
  };
  return { asleep, press };
}
