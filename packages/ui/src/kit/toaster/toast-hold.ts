/** One toast, before it is shown. Equal ones (same `id`) are one. */
export interface Notice {
  id: string;
  type: 'success' | 'error' | 'info';
  text: string;
  /** how long it stands, in milliseconds */
  duration: number;
  /** says something of what stands behind a dialog (a list that stopped loading): it never shows inside one */
  background?: boolean;
}

/** Where toasts appear while nothing holds them back. */
interface Outlet {
  show: (notice: Notice) => void;
  /** without an id: all */
  clear: (id?: string) => void;
}

/** A dialog that shows an error of its own act inside itself; null takes it away. */
type Inside = (notice: Notice | null) => void;

/** As many as may be visible at once (specification §9); an older queued one would be dropped on showing anyway. */
const QUEUE_MAX = 3;

/** null until the part that draws toasts is there: what is said before that waits for it. */
let outlet: Outlet | null = null;
let wanted: () => void = () => undefined;
let holders: { inside: Inside | undefined; said?: string }[] = [];
let queue: Notice[] = [];

/** Called once, by the module that draws toasts; apart, so that a page with a dialog and no toasts loads no toasts. */
export function connectOutlet(next: Outlet): void {
  outlet = next;
  if (holders.length === 0) showWaiting();
}

/** Calls `fetchOutlet` when something is said and nothing draws it yet; at once where what draws it was fetched before. */
export function whenToastsAreWanted(fetchOutlet: () => void): void {
  wanted = fetchOutlet;
  if (outlet || queue.length > 0) wanted();
}

function showWaiting(): void {
  const waiting = queue;
  queue = [];
  for (const notice of waiting) outlet?.show(notice);
}

const wait = (notice: Notice): void => {
  queue = [...queue.filter(({ id }) => id !== notice.id), notice].slice(-QUEUE_MAX);
};

/** Shows it at once; behind an open dialog it waits, unless the dialog can say it inside (errors of the dialog's own act). */
export function raise(notice: Notice): void {
  const top = holders.at(-1);
  if (!top && outlet) {
    outlet.show(notice);
    return;
  }
  if (!top) {
    wait(notice);
    wanted();
    return;
  }
  const own = notice.type === 'error' && !notice.background ? top.inside : undefined;
  if (own) {
    own(notice);
    top.said = notice.id;
    return;
  }
  if (notice.type === 'success') top.inside?.(null);
  wait(notice);
}

/** What it said is no longer so. */
export function withdraw(id: string): void {
  queue = queue.filter((notice) => notice.id !== id);
  for (const { inside, said } of holders) if (said === id) inside?.(null);
  outlet?.clear(id);
}

/**
 * Nothing may lie over what must be answered now (an offer, a dialog): visible toasts go, new ones wait until the returned
 * function is called. Holds add up.
 */
export function holdToasts(inside?: Inside): () => void {
  const holder: (typeof holders)[number] = { inside };
  holders = [...holders, holder];
  outlet?.clear();
  return () => {
    holders = holders.filter((other) => other !== holder);
    if (holders.length > 0) return;
    if (outlet) showWaiting();
    else if (queue.length > 0) wanted();
  };
}
