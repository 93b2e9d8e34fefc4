import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { twMerge } from '../theme/merge-classes.ts';

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

type Props = {
  /** the pending action: 'Entrega de R$ 12,00 liberada' */
  children: ReactNode;
  onUndo: () => void;
  /** how long the action can be undone, in milliseconds */
  ms?: number;
  className?: string;
};

/** Offers 'Desfazer' for a few seconds. A line shows the time left. A screen reader announces it. */
export function UndoBar({ children, onUndo, ms = UNDO_MS, className }: Props) {
  return (
    <div
      role="status"
      data-print="hide"
      className={twMerge(
        'relative flex min-h-14 items-center gap-3 overflow-hidden rounded-[14px] border border-line bg-sunken py-1.5 pr-2 pl-4 text-ink',
        className,
      )}
    >
      <p className="min-w-0 flex-1 text-[16px] leading-5 font-semibold compact:text-[15px]">{children}</p>
      <button
        type="button"
        onClick={onUndo}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-[10px] px-3 font-bold text-brand-ink hover:bg-surface"
      >
        <Undo2 aria-hidden="true" className="size-[18px]" />
        Desfazer
      </button>
      <span
        aria-hidden="true"
        data-mark="on"
        style={{ animationDuration: `${ms}ms` }}
        className="absolute inset-x-0 bottom-0 h-[3px] origin-left animate-[ui-run-out_linear_forwards] bg-brand motion-reduce:hidden"
      />
    </div>
  );
}
