import { actOfError } from '@corre/client/acts.ts';
import { errorStatus, errorText, refusalReason } from '@corre/client/error.ts';
import { useEffect } from 'react';
import { notify, toastId } from '../kit/toaster/notify.ts';

/** The text of a failed act as a toast, which the success of the same act takes away (packages/client/src/acts.ts). */
export const notifyError = (erro: unknown, text: string, options: { duration?: number } = {}) =>
  notify.error(text, { ...options, act: actOfError(erro) });

/** A refused act as a toast: the server's reason when it gave one, else the catalogue's text (specification §8). */
export const notifyFailure = (falha: string, erro: unknown) => notifyError(erro, errorText(erro, falha));

/** How many mounted views miss the same thing: its toast goes with the last of them. */
const failing = new Map<string, number>();

/**
 * One toast when something stops loading, gone as soon as it loads again. Polls that go on failing say it no second time: a
 * failed query stays failed until it has an answer (query-client.ts).
 */
export function useFailureNotice(failed: boolean, falha: string): void {
  useEffect(() => {
    if (!failed) return;
    // the same as an act's failure in the same words: said once
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

/** The catalogue's text and, when the server refused, its reason behind it: where the specification names only the text (§8). */
export function textWithReason(falha: string, erro: unknown): string {
  const motivo = refusalReason(erro);
  if (motivo === null) return errorText(erro, falha);
  return motivo === falha ? falha : `${falha}. ${motivo}`;
}

/**
 * Shows a failed act with `textWithReason`. `semResposta`: said when no answer came of an act that may have happened and that
 * shows something only once, so that it has to be looked for and not simply done again.
 */
export function notifyFailureWithReason(falha: string, erro: unknown, semResposta?: string): void {
  const incerto = semResposta !== undefined && errorStatus(erro) === null;
  notifyError(erro, incerto ? `${falha}. ${semResposta}` : textWithReason(falha, erro));
}
