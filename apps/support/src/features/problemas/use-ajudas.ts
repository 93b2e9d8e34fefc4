import { trpc } from '@corre/client/trpc.ts';
import type { AjudaDoSuporte } from '@corre/contract/ajuda/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useNotice } from '@corre/ui/shell/notices/use-notice.ts';
import { useEffect, useRef } from 'react';
import { compartilharPorId } from '../torre/compartilhar-por-id.ts';
import { TORRE_MS } from '../torre/torre-ms.ts';

/** Couriers who ask for help, longest wait first. */
export const useAjudas = () =>
  trpc.ajuda.doSuporte.useQuery(undefined, { refetchInterval: TORRE_MS, structuralSharing: compartilharPorId });

/** One toast, one sound, a word in the title for a call that was not there at the last look. */
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

/** Somebody helped: the card goes. */
export function useResolverAjuda() {
  const utils = trpc.useUtils();
  return trpc.ajuda.resolver.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailureWithReason(FALHAS['ajuda.resolver'], erro),
    onSettled: () => utils.ajuda.invalidate(),
  });
}
