import { trpc } from '@corre/client/trpc.ts';
import { useState } from 'react';
import { oneAtATime } from '../kit/guarded-press/one-at-a-time.ts';
import { notify } from '../kit/toaster/notify.ts';
import { notifyFailure } from './failure-notice.ts';

/**
 * What every act on cash and card machines has in common: one at a time however often it is pressed, its sentence as a toast, and
 * the lists asked for again. `falha`: what is said when no answer came. Spread `options` into the mutation, act when `start()`.
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
      onError: (erro: unknown) => notifyFailure(falha, erro),
      onSettled: async (_answer: unknown, erro: unknown) => {
        guard.end(!erro);
        await Promise.all([utils.custodia.invalidate(), utils.entregas.invalidate()]);
      },
    },
  };
}
