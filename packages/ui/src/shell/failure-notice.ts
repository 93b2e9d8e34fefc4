import { actOfError } from '@corre/client/acts.ts';
import { errorStatus, errorText, refusalReason } from '@corre/client/error.ts';
import { declined } from '@corre/client/keyed-link.ts';
import { useEffect } from 'react';
import { notify, toastId } from '../kit/toaster/notify.ts';

/**
 * Shows the error of a failed action as a toast. The next success of the same action removes the toast
 * (packages/client/src/acts.ts). Shows nothing if the person closed 'Confirme que é você' and so took the action back.
 */
export const notifyError = (error: unknown, text: string, options: { duration?: number } = {}): void => {
  if (!declined.has(Object(error))) notify.error(text, { ...options, act: actOfError(error) });
};

/** Shows a refused action as a toast: the server's reason, else the catalogue's text [falhas]. */
export const notifyFailure = (falha: string, error: unknown) => notifyError(error, errorText(error, falha));

/** The number of mounted views with the same failure. The toast goes with the last of them. */
const failing = new Map<string, number>();

/**
 * Shows one toast when something stops loading, and removes it when it loads again.
 * Failed polls show no further toast, because a failed query stays failed until it has an answer (query-client.ts).
 */
export function useFailureNotice(failed: boolean, falha: string): void {
  useEffect(() => {
    if (!failed) return;
    // The same id as an action's failure with this text, so that the text shows once.
    const id = toastId('error', falha);
    const others = failing.get(falha) ?? 0;
    failing.set(falha, others + 1);
    if (others === 0) notify.error(falha, { background: true });
    return () => {
      const left = (failing.get(falha) ?? 1) - 1;
      if (left > 0) failing.set(falha, left);
      else {
        failing.delete(falha);
        notify.dismiss(id);
      }
    };
  }, [failed, falha]);
}

/** Returns the catalogue's text followed by the server's reason, if the server refused. */
export function textWithReason(falha: string, error: unknown): string {
  const motivo = refusalReason(error);
  if (motivo === null) return errorText(error, falha);
  return motivo === falha ? falha : `${falha}. ${motivo}`;
}

/**
 * Shows a failed action with `textWithReason`. `semResposta` replaces the reason when no answer arrived.
 * It is for actions that may have succeeded and show their result only once. The user must not just repeat them.
 */
export function notifyFailureWithReason(falha: string, error: unknown, semResposta?: string): void {
  const incerto = semResposta !== undefined && errorStatus(error) === null;
  notifyError(error, incerto ? `${falha}. ${semResposta}` : textWithReason(falha, error));
}
