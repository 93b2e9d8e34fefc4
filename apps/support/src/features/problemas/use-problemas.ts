import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { AjudaDoSuporte } from '@corre/contract/problemas/contrato.ts';
import { useOneAnswer } from '@corre/ui/domain/problem/use-one-answer.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useNotice } from '@corre/ui/shell/notices/notices.ts';
import { useEffect, useRef, useState } from 'react';
import { shareById } from '../torre/share-by-id.ts';
import { TORRE_MS } from '../torre/use-torre.ts';

const options = { refetchInterval: TORRE_MS, structuralSharing: shareById };

/** Query of the open problems of couriers, oldest first. */
export const useProblemas = () => trpc.problemas.doSuporte.useQuery(undefined, options);
/** Query of the watchdog alerts without an answer from support, oldest first. */
export const useVigias = () => trpc.vigia.doSuporte.useQuery(undefined, options);

/** Answers one problem at a time. The card disappears after the next fetch. */
export function useResponder() {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.problemas.responder.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailureWithReason(FALHAS['problemas.responder'], error),
    onSettled: () => Promise.all([utils.problemas.invalidate(), utils.solicitacoes.invalidate()]),
  });
  return useOneAnswer(mutateAsync);
}

/** Mutation that closes a watchdog alert and removes its card. */
export function useEncerrarVigia() {
  const utils = trpc.useUtils();
  return trpc.vigia.encerrar.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailureWithReason(FALHAS['vigia.encerrar'], error),
    onSettled: () => utils.vigia.invalidate(),
  });
}

/** Closes several alerts, one call after another, with one notice at the end. Those that fail stay on the screen. */
export function useEncerrarVigias() {
  const utils = trpc.useUtils();
  const [running, setRunning] = useState(false);
  async function encerrarTodas(ids: readonly number[]): Promise<void> {
    setRunning(true);
    const failures: unknown[] = [];
    for (const vigia_id of ids) {
      try {
        await utils.client.vigia.encerrar.mutate({ vigia_id });
      } catch (error) {
        failures.push(error);
      }
    }
    await utils.vigia.invalidate();
    setRunning(false);
    const closed = ids.length - failures.length;
    if (closed > 0) notify.success(countOf(closed, 'alerta encerrado', 'alertas encerrados'));
    if (failures.length > 0) notifyFailureWithReason(FALHAS['vigia.encerrar'], failures[0]);
  }
  return { running, encerrarTodas };
}

/** Query of the open calls for help, longest wait first. */
export const useAjudas = () =>
  trpc.ajuda.doSuporte.useQuery(undefined, { refetchInterval: TORRE_MS, structuralSharing: shareById });

/**
 * Notifies about each new call for help with a toast, a sound and a text in the page title.
 * The first answer shows no toasts.
 */
export function useAvisoDeAjudaNova(ajudas: readonly AjudaDoSuporte[] | undefined): void {
  useNotice(
    'ajuda',
    ajudas?.map(({ id }) => id),
  );
  const conhecidas = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (!ajudas) return;
    const before = conhecidas.current;
    conhecidas.current = new Set(ajudas.map(({ id }) => id));
    for (const { id, nome_entregador } of before ? ajudas.filter(({ id }) => !before.has(id)) : [])
      notify.error(`${nome_entregador} pede ajuda`, { id: `ajuda-${id}`, background: true });
  }, [ajudas]);
}

/** Mutation that closes a call for help and removes its card. */
export function useResolverAjuda() {
  const utils = trpc.useUtils();
  return trpc.ajuda.resolver.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailureWithReason(FALHAS['ajuda.resolver'], error),
    onSettled: () => utils.ajuda.invalidate(),
  });
}
