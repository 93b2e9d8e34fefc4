import { type Notice, raise, withdraw } from './toast-hold.ts';

/** How long a toast stands, in milliseconds [avisos]. */
export const TOAST_MS = 4000;
/** For the reason why a courier may not go online (403). */
export const REFUSAL_TOAST_MS = 8000;
/** For a suspended account. */
export const SUSPENDED_TOAST_MS = 10_000;

type Options = {
  duration?: number;
  /** toasts with the same id are one toast; by default equal texts of one type are */
  id?: string;
  /** the toast is about the page behind an open dialog, not about the dialog's action */
  background?: boolean;
  /** the name of the action that failed: a later failure replaces this toast, a success removes it */
  act?: string | undefined;
};

/** The id of the toast that shows the failure of each action. */
const saidOf = new Map<string, string>();

/** Removes the toast of an action's earlier failure after the action succeeded. */
function done(act: string): void {
  const id = saidOf.get(act);
  saidOf.delete(act);
  if (id !== undefined) withdraw(id);
}

/** Returns the default id of a toast: equal texts of one type share a toast. */
export const toastId = (type: Notice['type'], text: string): string => `${type}: ${text}`;

const notifyAs =
  (type: Notice['type']) =>
  (text: string, { duration = TOAST_MS, id = toastId(type, text), background, act }: Options = {}): void => {
    if (act !== undefined) {
      if (saidOf.get(act) !== id) done(act);
      saidOf.set(act, id);
    }
    raise({ id, type, text, duration, background });
  };

/**
 * Shows one sentence at the top right for `duration` milliseconds, 4 s by default [avisos]. Equal toasts merge.
 * The success of an action removes its earlier error. Toasts wait while a dialog or an offer is open (ADR 0033).
 */
export const notify = {
  success: notifyAs('success'),
  error: notifyAs('error'),
  info: notifyAs('info'),
  dismiss: withdraw,
  done,
};
