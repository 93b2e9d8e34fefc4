import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import { useEffect, useRef } from 'react';
import { notify } from '../kit/toaster/notify.ts';
import { useNotice } from './notices/use-notice.ts';

/** Announces a new problem: one toast, one sound, a text in the title. Problems of the first load announce nothing. */
export function useProblemNotice(problemas: readonly ProblemaDaEntrega[] | undefined): void {
  useNotice(
    'problema',
    problemas?.filter(({ acao }) => acao === null).map(({ id }) => id),
  );
  const known = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (!problemas) return;
    const before = known.current;
    known.current = new Set(problemas.map(({ id }) => id));
    const fresh = before ? problemas.filter(({ id, acao }) => acao === null && !before.has(id)) : [];
    for (const { id, motivo, nome_entregador } of fresh) {
      notify.error(`${nome_entregador} tem um problema: ${NOME_MOTIVO_PROBLEMA[motivo]}`, {
        id: `problema-${id}`,
        background: true,
      });
    }
  }, [problemas]);
}
