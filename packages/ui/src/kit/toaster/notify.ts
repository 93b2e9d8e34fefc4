import { type Notice, raise, withdraw } from './toast-hold.ts';

/** How long a toast stands, in milliseconds (specification §9). */
export const TOAST_MS = 4000;
/** The reason of a 403 on going online. */
export const REFUSAL_TOAST_MS = 8000;
/** A suspended account. */
export const SUSPENDED_TOAST_MS = 10_000;

type Options = {
  duration?: number;
  /** toasts of one id are one; by default equal sentences of one kind are */
  id?: string;
  /** of something behind an open dialog, not of the act in it */
  background?: boolean;
  /** the act that failed: its next failure takes this one's place, its success takes it away */
  act?: string | undefined;
};

/** Which toast says what became of an act. */
const saidOf = new Map<string, string>();

/** The act has succeeded: what was said of its failure is no longer so. */
function done(act: string): void {
  const id = saidOf.get(act);
  saidOf.delete(act);
  if (id !== undefined) withdraw(id);
}

/** By default equal sentences of one kind are one toast. */
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
 * Shows one sentence at the top right. `duration` in milliseconds, 4 s unless the specification says longer. Equal ones
 * merge, the success of an act takes its earlier error away; while a dialog or an offer is open they wait (ADR 0023).
 */
export const notify = {
  success: notifyAs('success'),
  error: notifyAs('error'),
  info: notifyAs('info'),
  dismiss: withdraw,
  done,
};
