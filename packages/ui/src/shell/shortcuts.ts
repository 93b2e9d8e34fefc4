import { useEffect, useSyncExternalStore } from 'react';
import { switchSingleKeys } from '../kit/keyboard/single-keys.ts';
import { useSession } from './require-session.tsx';
import type { Sessao } from './session.ts';

/** Of each account in this browser: a shared computer has hands of several people. */
const keyOf = ({ user_type, user_id, user_name }: Sessao) => `atalhos:${user_type}:${user_id ?? user_name}`;
const changed = 'corre:atalhos';

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // Storage may be forbidden: then they are on, and a choice lasts as long as the page.
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

/** Whether this account wants shortcuts of one key, and what changes it. */
export function useShortcutChoice() {
  const key = keyOf(useSession());
  const on = useSyncExternalStore(subscribe, () => read(key));
  const choose = (wanted: boolean) => {
    try {
      if (wanted) localStorage.removeItem(key);
      else localStorage.setItem(key, 'off');
    } catch {
      // See read.
    }
    switchSingleKeys(wanted);
    dispatchEvent(new Event(changed));
  };
  return { on, choose };
}

/** Stands once in a panel that has shortcuts: they are as the account left them. */
export function useChosenShortcuts(): void {
  const { on } = useShortcutChoice();
  useEffect(() => switchSingleKeys(on), [on]);
}
