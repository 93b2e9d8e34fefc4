import { trpc } from '@corre/client/trpc.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useState } from 'react';

/**
 * The shared behaviour of acts with money that a form sends: one at a time, a toast, and a refetch of the lists of
 * money. `falha` is the text when no answer arrived. Spread `options` into the mutation; send only when `start()`
 * returns true. After a success no second act starts, because `onDone` closes the form.
 */
export function useMoneyAct<Answer extends { message: string }>(
  falha: string,
  onDone: () => void,
  said: (answer: Answer) => string = ({ message }) => message,
) {
  const utils = trpc.useUtils();
  const [guard] = useState(() => oneAtATime());
  return {
    start: guard.start,
    options: {
      onSuccess: (answer: Answer) => {
        notify.success(said(answer));
        onDone();
      },
      onError: (error: unknown) => {
        guard.end(false);
        notifyFailureWithReason(falha, error);
      },
      onSettled: () =>
        Promise.all([utils.fechamento.invalidate(), utils.faturas.invalidate(), utils.recebimentos.invalidate()]),
    },
  };
}
