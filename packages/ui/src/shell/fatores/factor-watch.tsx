import { confirmation } from '@corre/client/confirmation.ts';
import { errorCode } from '@corre/client/error.ts';
import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { AccessToast } from '../access-notices.tsx';
import { LazyDialog, LazyTab, lazyPart, useEverOpen } from '../lazy-part.tsx';
import { sessionOf } from '../session.ts';

const FactorFirst = lazyPart(async () => (await import('./factor-first.tsx')).FactorFirst);
const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Shows 'Confirme que é você' when the server asks an act of this page for it (keyed-link.ts). */
function ConfirmHost() {
  const asked = useSyncExternalStore(confirmation.subscribe, () => confirmation.asked);
  const ever = useEverOpen(asked);
  return <LazyDialog>{ever && <ConfirmDialog open={asked} answer={(yes) => confirmation.answer(yes)} />}</LazyDialog>;
}

/** Asks for the session again when the server begins to demand a second factor while the panel is open. */
function useDemandedFactor(pending: boolean): void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    if (pending) return;
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (errorCode(event.action.error) === 'SEGUNDO_FATOR_PENDENTE') void utils.sessao.atual.invalidate();
    });
  }, [client, utils, pending]);
}

/**
 * What a panel watches of its account's access: the question 'Confirme que é você', a second factor that is demanded
 * from now on, and notices. It loads after the first view. A session that must give its factor first sees only the page
 * for that [segundo-fator].
 */
export function FactorWatch({ answer }: { answer: Outputs['sessao']['atual'] }) {
  const { fator_pendente = false, senha_inicial } = answer;
  useDemandedFactor(fator_pendente);
  return (
    <>
      {fator_pendente && (
        <LazyTab>
          <FactorFirst quem={sessionOf(answer).user_name} />
        </LazyTab>
      )}
      <ConfirmHost />
      {!fator_pendente && !senha_inicial && <AccessToast />}
    </>
  );
}
