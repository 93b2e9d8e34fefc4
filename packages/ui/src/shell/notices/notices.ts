import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { notify } from '../../kit/toaster/notify.ts';
import { useAccountChoice } from '../account-choice.ts';
import { playSound, type Tune } from '../repeating-sound.ts';
import { tellInTitle } from '../use-tab-route.ts';

/** The notices that a shop or an office must not miss: the text for the page title and the sound. */
export const NOTICES = {
  mensagem: { label: 'Mensagem nova', tune: 'chat' },
  ajuda: { label: 'Pedido de ajuda', tune: 'oferta' },
  problema: { label: 'Problema na entrega', tune: 'oferta' },
  aceita: { label: 'Pedido aceito', tune: 'chat' },
  espera: { label: 'Pedido esperando demais', tune: 'oferta' },
} as const satisfies Record<string, { label: string; tune: Tune }>;

export type Notice = keyof typeof NOTICES;

/** Returns the storage name of an account's choice to silence a notice. */
export const choiceOf = (notice: Notice): string => `som:${notice}`;

/**
 * Announces new ids in `there`: one sound, unless this account silenced it, and a text in the title until the user
 * looks.
 * `there` is undefined until loaded. The ids of the first load announce nothing.
 */
export function useNotice(notice: Notice, there: readonly number[] | undefined): void {
  const { on } = useAccountChoice(choiceOf(notice));
  const known = useRef<ReadonlySet<number> | null>(null);
  const tell = useEffectEvent(() => {
    if (on) playSound(NOTICES[notice].tune);
    tellInTitle(NOTICES[notice].label);
  });
  const ids = there?.join();
  useEffect(() => {
    if (ids === undefined) return;
    const now = new Set(ids === '' ? [] : ids.split(',').map(Number));
    const before = known.current;
    known.current = now;
    if (before && [...now].some((id) => !before.has(id))) tell();
  }, [ids]);
}

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
