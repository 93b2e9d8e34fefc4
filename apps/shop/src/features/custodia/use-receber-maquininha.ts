import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';

/** Records that a machine is back in the shop. */
export function useReceberMaquininha(maquininha_id: number) {
  const ato = useCustodyAct(FALHAS['maquininhas.receber']);
  const receber = trpc.maquininhas.receber.useMutation(ato.options);
  return {
    receber: () => {
      if (ato.start()) receber.mutate({ maquininha_id });
    },
    recebendo: receber.isPending,
  };
}
