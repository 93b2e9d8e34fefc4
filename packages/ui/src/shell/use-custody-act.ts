import { trpc } from '@corre/client/trpc.ts';
import { useState } from 'react';
import { oneAtATime } from '../kit/guarded-press/guarded-press.ts';
import { notify } from '../kit/toaster/notify.ts';
import { notifyFailure } from './failure-notice.ts';

/**
 * The shared behaviour of all actions on cash and card machines: one at a time, a toast, and a refetch of the lists.
 * `falha` is the text when no answer arrived. Spread `options` into the mutation; run the action only when `start()`
 * returns true.
 */
export function useCustodyAct(falha: string, onDone?: () => void) {
  const utils = trpc.useUtils();
  const [guard] = useState(() => oneAtATime());
  return {
    start: guard.start,
    options: {
      onSuccess: ({ message }: { message: string }) => {
        notify.success(message);
        onDone?.();
      },
      onError: (error: unknown) => notifyFailure(falha, error),
      onSettled: async (_answer: unknown, error: unknown) => {
        guard.end(!error);
        await Promise.all([utils.custodia.invalidate(), utils.entregas.invalidate()]);
      },
    },
  };
}
