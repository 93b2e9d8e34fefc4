import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

type Key = string | number;

interface Held<Row> {
  /** the rows to draw */
  rows: readonly Row[];
  /** a text while the rows hold still, another one after 'N novas' or another list, for `useKeptHeight` */
  still: string | false;
  /** how many rows wait until the list is let go */
  news: number;
  /** Shows the present rows at once. */
  show: () => void;
  /** the attributes of the card with heading and list: a mouse on its way to 'N novas' does not let the list go */
  card: {
    'data-parada': 'card';
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  };
  /** the attributes of the box in the card that has the rows; both may be one element */
  box: {
    'data-linhas': '';
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * The keyboard's focus holds rows. A press leaves a focus that nobody sees, and in a text field the person types:
 * neither is about to press a row.
 */
const holdsRows = (element: Element | null): boolean =>
  element?.matches(':focus-visible') === true && !element.matches('input, textarea');

/** Whether the event happened in this box, and not in a drawer or menu that only React counts as its child. */
const isWithin = ({ currentTarget, target }: { currentTarget: HTMLElement; target: EventTarget }): boolean =>
  target instanceof Node && currentTarget.contains(target);

/**
 * Keeps the rows of a live list in their places while a mouse or the focus is in it, so that nobody presses a row that
 * has just moved there. A row that stays changes its content; a new one waits and is counted, except below the last
 * row, where it moves nothing ('Carregar mais'). From then on it keeps its place too. With `lastToo` it waits as well:
 * it would move others in columns, or in a list with another one below. `all` has the rows that may leave the list
 * without being gone, such as those of another filter. Another `list` shows its present rows and holds them.
 * An empty list is held as well, so that nothing pushes what stands below it.
 */
export function useHeldRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  { all = rows, list = '', lastToo = false }: { all?: readonly Row[]; list?: string; lastToo?: boolean } = {},
): Held<Row> {
  const [held, setHeld] = useState<{ keys: readonly Key[]; list: string; turn: number } | null>(null);
  const mouse = useRef(false);
  const boxOfFocus = useRef<HTMLElement | null>(null);
  const hold = () => setHeld({ keys: rows.map(keyOf), list, turn: (held?.turn ?? 0) + 1 });
  const begin = () => {
    if (held === null) hold();
  };
  const focusIn = (box: HTMLElement | null) =>
    holdsRows(document.activeElement) && box?.contains(document.activeElement) === true;
  const card: Held<Row>['card'] = {
    'data-parada': 'card',
    onPointerEnter: (event) => {
      // A finger is nowhere before it touches, and gone after.
      if (event.pointerType === 'touch' || !isWithin(event)) return;
      mouse.current = true;
      begin();
    },
    onPointerLeave: ({ currentTarget }) => {
      mouse.current = false;
      const box = currentTarget.matches('[data-linhas]')
        ? currentTarget
        : currentTarget.querySelector<HTMLElement>('[data-linhas]');
      if (!focusIn(box)) setHeld(null);
    },
  };
  const box: Held<Row>['box'] = {
    'data-linhas': '',
    onFocus: (event) => {
      if (!isWithin(event) || !holdsRows(event.target)) return;
      boxOfFocus.current = event.currentTarget;
      begin();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof Element && currentTarget.contains(relatedTarget) && holdsRows(relatedTarget)) return;
      // The focus has left by then.
      queueMicrotask(() => {
        if (!focusIn(currentTarget) && !mouse.current) setHeld(null);
      });
    },
  };
  // A focused row or button that left the page says nothing.
  useEffect(() => {
    if (held && !mouse.current && !focusIn(boxOfFocus.current)) setHeld(null);
  });
  const show = () => (mouse.current ? hold() : setHeld(null));
  const asTheyAre: Held<Row> = { rows, still: held !== null && `${held.turn}`, news: 0, show, card, box };
  if (held === null) return asTheyAre;
  if (held.list !== list) {
    // The person chose the other list, and the mouse or the focus has not left.
    hold();
    return asTheyAre;
  }
  const known = new Set(held.keys);
  const now = new Map([...all, ...rows].map((row) => [keyOf(row), row]));
  const unknown = (row: Row) => !known.has(keyOf(row));
  const below = lastToo ? [] : rows.slice(rows.findLastIndex((row) => !unknown(row)) + 1);
  const keys = [...held.keys, ...below.map(keyOf)];
  // What is shown holds its place from now on, so that it does not vanish when it moves up.
  if (below.length > 0) setHeld({ ...held, keys });
  // In a list of its own, because a row may be a list itself.
  const kept = keys.flatMap((key) => {
    const row = now.get(key);
    return row === undefined ? [] : [row];
  });
  // All rows are gone, so that no row can move. The next ones are held.
  if (kept.length === 0 && keys.length > 0) {
    if (rows.length > 0) hold();
    return asTheyAre;
  }
  return { ...asTheyAre, rows: kept, news: rows.filter(unknown).length - below.length };
}
