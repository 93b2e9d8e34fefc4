import { useSyncExternalStore } from 'react';
import { useSession } from './require-session.tsx';
import type { Sessao } from './session.ts';

/** One key for each account, because several people may use this browser. */
const keyOf = (name: string, { user_type, user_id, user_name }: Sessao) =>
  `${name}:${user_type}:${user_id ?? user_name}`;
const changed = 'corre:account-choice';

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // Storage may be forbidden: then the choice is on.
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

/** Returns a setting that is on until this account switches it off in this browser. */
export function useAccountChoice(name: string) {
  const key = keyOf(name, useSession());
  const on = useSyncExternalStore(subscribe, () => read(key));
  const choose = (wanted: boolean) => {
    try {
      if (wanted) localStorage.removeItem(key);
      else localStorage.setItem(key, 'off');
    } catch {
      // Without storage the choice cannot be kept (see read).
    }
    dispatchEvent(new Event(changed));
  };
  return { on, choose };
}
