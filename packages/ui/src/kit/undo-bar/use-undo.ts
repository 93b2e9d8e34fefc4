import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long an action can be undone, in milliseconds. */
export const UNDO_MS = 5_000;

/**
 * Delays an action so that it can be undone. `start` stores the action; `commit` runs it after `ms`.
 * `commit` runs earlier when another action starts, the component unmounts or the page is left. Show an UndoBar while
 * `pending` is not null (ADR 0033).
 */
export function useUndo<Act>(commit: (act: Act) => void, ms = UNDO_MS) {
  const waiting = useRef<{ act: Act } | null>(null);
  const [pending, setPending] = useState<Act | null>(null);
  const keep = (next: { act: Act } | null) => {
    waiting.current = next;
    setPending(next ? next.act : null);
  };
  const now = () => {
    const kept = waiting.current;
    if (!kept) return;
    keep(null);
    commit(kept.act);
  };
  const finish = useEffectEvent(now);
  useEffect(() => {
    if (pending === null) return;
    const timer = setTimeout(() => finish(), ms);
    return () => clearTimeout(timer);
  }, [pending, ms]);
  useEffect(() => {
    const leave = () => finish();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    pending,
    start: (act: Act) => {
      now();
      keep({ act });
    },
    undo: () => keep(null),
  };
}
