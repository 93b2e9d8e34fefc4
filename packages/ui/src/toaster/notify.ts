import toast from 'react-hot-toast';

/** How long a toast stands, in milliseconds (specification §9). */
export const TOAST_MS = 4000;
/** The reason of a 403 on going online. */
export const REFUSAL_TOAST_MS = 8000;
/** A suspended account. */
export const SUSPENDED_TOAST_MS = 10_000;

type Options = { duration?: number };

/** Shows one sentence at the top right. `duration` in milliseconds, 4 s unless the specification says longer. */
export const notify = {
  success: (text: string, { duration = TOAST_MS }: Options = {}) => toast.success(text, { duration }),
  error: (text: string, { duration = TOAST_MS }: Options = {}) => toast.error(text, { duration }),
  info: (text: string, { duration = TOAST_MS }: Options = {}) => toast(text, { duration }),
};
