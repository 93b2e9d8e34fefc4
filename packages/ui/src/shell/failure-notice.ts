import { textoDoErro } from '@corre/api/client/erro.ts';
import { useEffect } from 'react';
import { notify } from '../toaster/notify.ts';

/** A refused act as a toast: the server's reason when it gave one, else the catalogue's text (specification §8). */
export const notifyFailure = (falha: string, erro: unknown) => notify.error(textoDoErro(erro, falha));

/** One toast when a list stops loading; polls that go on failing say it no second time. */
export function useFailureNotice(failed: boolean, falha: string): void {
  useEffect(() => {
    if (failed) notify.error(falha);
  }, [failed, falha]);
}

/** The catalogue's text and, when the server refused, its reason behind it: where the specification names only the text (§8). */
export function notifyFailureWithReason(falha: string, erro: unknown): void {
  const motivo = textoDoErro(erro, '');
  notify.error(motivo === '' || motivo === falha ? falha : `${falha}. ${motivo}`);
}
