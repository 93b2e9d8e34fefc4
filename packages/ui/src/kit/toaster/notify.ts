import toast from 'react-hot-toast';
import { connectOutlet, type Notice, raise, withdraw } from './toast-hold.ts';

/** How long a toast stands, in milliseconds (specification §9). */
export const TOAST_MS = 4000;
/** The reason of a 403 on going online. */
export const REFUSAL_TOAST_MS = 8000;
/** A suspended account. */
export const SUSPENDED_TOAST_MS = 10_000;

const draw = { success: toast.success, error: toast.error, info: toast };

connectOutlet({
  show: ({ id, type, text, duration }) => draw[type](text, { id, duration }),
  clear: (id) => toast.dismiss(id),
});

type Options = {
  duration?: number;
  /** toasts of one id are one; by default equal sentences of one kind are */
  id?: string;
  /** of something behind an open dialog, not of the act in it */
  background?: boolean;
};

const notifyAs =
  (type: Notice['type']) =>
  (text: string, { duration = TOAST_MS, id = `${type}: ${text}`, background }: Options = {}): void =>
    raise({ id, type, text, duration, background });

/**
 * Shows one sentence at the top right. `duration` in milliseconds, 4 s unless the specification says longer. Equal ones
 * merge; while a dialog or an offer is open they wait (ADR 0023).
 */
export const notify = {
  success: notifyAs('success'),
  error: notifyAs('error'),
  info: notifyAs('info'),
  dismiss: withdraw,
};
