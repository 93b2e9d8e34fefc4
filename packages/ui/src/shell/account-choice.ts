import { useSyncExternalStore } from 'react';
import { useSession } from './require-session.tsx';
import type { Sessao } from './session.ts';

/** Of each account in this browser: a shared computer has hands of several people. */
const keyOf = (name: string, { user_type, user_id, user_name }: Sessao) =>
  `${name}:${user_type}:${user_id ?? user_name}`;
const changed = 'corre:account-choice';

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // Storage may be forbidden: then it is on, and a choice lasts as long as the page.
    return true;
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}

/** Something that is on until this account switches it off in this browser. */
export function useAccountChoice(name: string) {
  const key = keyOf(name, useSession());
  const on = useSyncExternalStore(subscribe, () => read(key));
  const choose = (wanted: boolean) => {
    try {
      if (wanted) localStorage.removeItem(key);
      else localStorage.setItem(key, 'off');
    } catch {
      // See read.
    }
    dispatchEvent(new Event(changed));
  };
  return { on, choose };
}
