import { useEffect, useState } from 'react';

/** A toast before it is shown. Toasts with the same `id` are one toast. */
export interface Notice {
  id: string;
  type: 'success' | 'error' | 'info';
  text: string;
  /** how long the toast stands, in milliseconds */
  duration: number;
  /** about the page behind a dialog (a list that stopped loading); never shown inside the dialog */
  background?: boolean;
}

/** The part that shows toasts. */
interface Outlet {
  show: (notice: Notice) => void;
  /** removes one toast, or all without an id */
  clear: (id?: string) => void;
}

/** Shows an error inside the dialog that caused it. null removes the error. */
type Inside = (notice: Notice | null) => void;

/** An error and since when it stands, by `performance.now()`. */
interface Told {
  notice: Notice;
  since: number;
}

const told = (notice: Notice): Told => ({ notice, since: performance.now() });

/** Whether the time of an error is not over. It is told again if what showed it goes. */
const unread = ({ notice, since }: Told): boolean => performance.now() - since < notice.duration;

/** At most three toasts are visible [avisos]. An older toast in the queue would be dropped anyway. */
const QUEUE_MAX = 3;

/** null until the part that shows toasts has loaded. Toasts wait in the queue until then. */
let outlet: Outlet | null = null;
let wanted: () => void = () => undefined;
let holders: { inside: Inside | undefined; said?: Told }[] = [];
let queue: Notice[] = [];
/** the errors that stand as toasts */
let errors: Told[] = [];

/**
 * Connects the module that shows toasts. That module is separate, so that a page with a dialog but without toasts does
 * not load it.
 */
export function connectOutlet(next: Outlet): void {
  outlet = next;
  if (holders.length === 0) showWaiting();
}

/**
 * Sets `fetchOutlet`, which loads the part that shows toasts, and calls it when a toast is raised. Calls it at once if
 * the part is connected or a toast waits.
 */
export function whenToastsAreWanted(fetchOutlet: () => void): void {
  wanted = fetchOutlet;
  if (outlet || queue.length > 0) wanted();
}

function show(notice: Notice): void {
  if (notice.type === 'error') errors = [...errors.filter(unread), told(notice)];
  outlet?.show(notice);
}

function showWaiting(): void {
  const waiting = queue;
  queue = [];
  waiting.forEach(show);
}

const wait = (notice: Notice): void => {
  queue = [...queue.filter(({ id }) => id !== notice.id), notice].slice(-QUEUE_MAX);
};

/**
 * Shows a toast at once. Behind an open dialog the toast waits, but an error of the dialog's own action shows inside
 * the dialog.
 */
export function raise(notice: Notice): void {
  const top = holders.at(-1);
  if (!top && outlet) {
    show(notice);
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
    top.said = told(notice);
    return;
  }
  if (notice.type === 'success') {
    top.inside?.(null);
    delete top.said;
  }
  wait(notice);
}

/** Removes a toast that is no longer true, or that was read and closed. */
export function withdraw(id: string): void {
  queue = queue.filter((notice) => notice.id !== id);
  errors = errors.filter(({ notice }) => notice.id !== id);
  for (const holder of holders) {
    if (holder.said?.notice.id !== id) continue;
    holder.inside?.(null);
    delete holder.said;
  }
  outlet?.clear(id);
}

/**
 * Removes visible toasts and queues new ones until the caller calls the returned function. Nothing may cover an offer
 * or a dialog.
 * Holds add up: toasts show again after the last release. An error is not lost with its dialog: if it has not stood for
 * its time, it is a toast afterwards. The same holds for the error of a toast that a dialog removes.
 */
export function holdToasts(inside?: Inside): () => void {
  const holder: (typeof holders)[number] = { inside };
  holders = [...holders, holder];
  for (const { notice } of errors.filter(unread)) wait(notice);
  errors = [];
  outlet?.clear();
  return () => {
    holders = holders.filter((other) => other !== holder);
    if (holder.said && unread(holder.said)) raise(holder.said.notice);
    if (holders.length > 0) return;
    if (outlet) showWaiting();
    else if (queue.length > 0) wanted();
  };
}

/** Queues all toasts while `active`. The kit's dialogs call it themselves. */
export function useQuietToasts(active: boolean): void {
  useEffect(() => (active ? holdToasts() : undefined), [active]);
}

/**
 * Queues all toasts while `active`, for a dialog that shows errors of its own actions. Returns the newest error, until
 * a success or the closing.
 */
export function useInsideNotice(active: boolean): { notice: Notice | null; dismiss: () => void } {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!active) return;
    const release = holdToasts(setNotice);
    return () => {
      setNotice(null);
      release();
    };
  }, [active]);
  return { notice, dismiss: () => notice && withdraw(notice.id) };
}
