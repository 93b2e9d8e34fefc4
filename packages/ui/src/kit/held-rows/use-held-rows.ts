import { type FocusEvent, type PointerEvent, useState } from 'react';

type Key = string | number;

interface Held<Row> {
  /** the rows to draw */
  rows: readonly Row[];
  /** how many rows wait until the list is let go */
  news: number;
  /** Shows the present rows at once. */
  show: () => void;
  /** the handlers of the box that holds the list */
  box: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Keeps the rows of a live list in their places while a mouse or the focus is in it, so that nobody presses a row that
 * has just moved there. A row that stays changes its content; a new one waits and is counted, except below the last row,
 * where it moves nothing ('Carregar mais'). `all` has the rows that
 * may leave the list without being gone, such as those of another filter. Another `list` lets the old one go.
 */
export function useHeldRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  { all = rows, list = '' }: { all?: readonly Row[]; list?: string } = {},
): Held<Row> {
  const [held, setHeld] = useState<{ keys: readonly Key[]; list: string } | null>(null);
  const hold = () => setHeld({ keys: rows.map(keyOf), list });
  const begin = () => {
    if (held?.list !== list) hold();
  };
  const end = (box: HTMLElement) => {
    if (!box.contains(document.activeElement) && !box.matches(':hover')) setHeld(null);
  };
  const box: Held<Row>['box'] = {
    onPointerEnter: ({ pointerType }) => {
      // A finger is nowhere before it touches, and gone after.
      if (pointerType !== 'touch') begin();
    },
    onPointerLeave: ({ currentTarget }) => {
      if (!currentTarget.contains(document.activeElement)) setHeld(null);
    },
    onFocus: begin,
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      // The focus has left by then.
      queueMicrotask(() => end(currentTarget));
    },
  };
  if (held?.list !== list) return { rows, news: 0, show: hold, box };
  const known = new Set(held.keys);
  const now = new Map(all.map((row) => [keyOf(row), row]));
  const present = new Map(rows.map((row) => [keyOf(row), row]));
  const below = rows.slice(rows.findLastIndex((row) => known.has(keyOf(row))) + 1);
  return {
    rows: [...held.keys.flatMap((key) => present.get(key) ?? now.get(key) ?? []), ...below],
    news: rows.slice(0, rows.length - below.length).filter((row) => !known.has(keyOf(row))).length,
    show: hold,
    box,
  };
}
