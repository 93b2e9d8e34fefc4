import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AmountDialog } from '@corre/ui/domain/custodia/amount-dialog.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import type { Loja } from './use-custodia.ts';

/**
 * The dialog 'Entreguei à loja'. The amount is the whole balance by default. The handover then waits for the shop's
 * confirmation.
 */
export function Entregar({ loja, onClose }: { loja: Loja; onClose: () => void }) {
  const entregador_id = useEntregadorId();
  const { comercio, saldo } = loja;
  const act = useCustodyAct(FALHAS['custodia.prestar'], onClose);
  const prestar = trpc.custodia.prestar.useMutation(act.options);
  return (
    <AmountDialog
      title="Entreguei à loja"
      description={`${comercio}: você está com ${formatMoney(saldo)}. A loja confirma o que recebeu.`}
      initial={saldo}
      max={saldo}
      label="Quanto você entregou"
      submit="Avisar a loja"
      sending={prestar.isPending}
      sendingLabel="Avisando..."
      onSubmit={({ valor }) => {
        if (act.start()) prestar.mutate({ entregador_id, comercio_nome: comercio, valor });
      }}
      onClose={onClose}
    />
  );
}
