import { trpc } from '@corre/client/trpc.ts';
import type { AjudaDoSuporte } from '@corre/contract/ajuda/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useNotice } from '@corre/ui/shell/notices/notices.ts';
import { useEffect, useRef } from 'react';
import { compartilharPorId } from '../torre/compartilhar-por-id.ts';
import { TORRE_MS } from '../torre/torre-ms.ts';

/** Query of the open calls for help, longest wait first. */
export const useAjudas = () =>
  trpc.ajuda.doSuporte.useQuery(undefined, { refetchInterval: TORRE_MS, structuralSharing: compartilharPorId });

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
    const antes = conhecidas.current;
    conhecidas.current = new Set(ajudas.map(({ id }) => id));
    for (const { id, nome_entregador } of antes ? ajudas.filter(({ id }) => !antes.has(id)) : [])
      notify.error(`${nome_entregador} pede ajuda`, { id: `ajuda-${id}`, background: true });
  }, [ajudas]);
}

/** Mutation that closes a call for help and removes its card. */
export function useResolverAjuda() {
  const utils = trpc.useUtils();
  return trpc.ajuda.resolver.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailureWithReason(FALHAS['ajuda.resolver'], erro),
    onSettled: () => utils.ajuda.invalidate(),
  });
}
