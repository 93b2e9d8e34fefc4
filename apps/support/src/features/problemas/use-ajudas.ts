import { trpc } from '@corre/client/trpc.ts';
import type { AjudaDoSuporte } from '@corre/contract/ajuda/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { playSound } from '@corre/ui/shell/repeating-sound.ts';
import { useEffect, useRef } from 'react';
import { compartilharPorId } from '../torre/compartilhar-por-id.ts';
import { TORRE_MS } from '../torre/torre-ms.ts';

/** One toast and one sound for a request that was not there at the last look. */
function useAvisoDeAjuda(ajudas: readonly AjudaDoSuporte[] | undefined): void {
  const conhecidas = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (!ajudas) return;
    const antes = conhecidas.current;
    conhecidas.current = new Set(ajudas.map(({ id }) => id));
    const novas = antes ? ajudas.filter(({ id }) => !antes.has(id)) : [];
    for (const { id, nome_entregador } of novas)
      notify.error(`${nome_entregador} pede ajuda`, { id: `ajuda-${id}`, background: true });
    if (novas.length > 0) playSound('oferta');
  }, [ajudas]);
}

/** Couriers who ask for help, longest wait first. */
export function useAjudas() {
  const ajudas = trpc.ajuda.doSuporte.useQuery(undefined, {
    refetchInterval: TORRE_MS,
    structuralSharing: compartilharPorId,
  });
  useAvisoDeAjuda(ajudas.data);
  return ajudas;
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
