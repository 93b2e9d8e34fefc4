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
 * where it moves nothing ('Carregar mais'). From then on it keeps its place too. With `lastToo` it waits as well: it
 * would move others in columns, or in a list with another one below. `all` has the rows that may leave the list without
 * being gone, such as those of another filter. Another `list` lets the old one go.
 */
export function useHeldRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  { all = rows, list = '', lastToo = false }: { all?: readonly Row[]; list?: string; lastToo?: boolean } = {},
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
  const now = new Map([...all, ...rows].map((row) => [keyOf(row), row]));
  const unknown = (row: Row) => !known.has(keyOf(row));
  const below = lastToo ? [] : rows.slice(rows.findLastIndex((row) => !unknown(row)) + 1);
  const keys = [...held.keys, ...below.map(keyOf)];
  // What is shown holds its place from now on, so that it does not vanish when it moves up.
  if (below.length > 0) setHeld({ keys, list });
  return {
    // In a list of its own, because a row may be a list itself.
    rows: keys.flatMap((key) => {
      const row = now.get(key);
      return row === undefined ? [] : [row];
    }),
    news: rows.filter(unknown).length - below.length,
    show: hold,
    box,
  };
}
