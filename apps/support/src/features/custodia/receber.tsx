import { trpc } from '@corre/client/trpc.ts';
import type { LinhaEmMaos } from '@corre/contract/custodia/suporte-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AmountDialog } from '@corre/ui/domain/custodia/amount-dialog.tsx';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { CreditCard } from 'lucide-react';
import type { MaquininhaEmMaos } from './use-em-maos.ts';

type DinheiroProps = { row: LinhaEmMaos; onClose: () => void };

/** Dialog in which support receives cash from a courier on behalf of the shop. */
export function ReceberDinheiro({ row, onClose }: DinheiroProps) {
  const { entregador_id, entregador, comercio, saldo } = row;
  const act = useCustodyAct(FALHAS['custodia.prestar'], onClose);
  const prestar = trpc.custodia.prestar.useMutation(act.options);
  return (
    <AmountDialog
      title="Receber dinheiro"
      description={`De ${entregador}, em nome de ${comercio}. Com o entregador: ${formatMoney(saldo)}.`}
      initial={saldo}
      max={saldo}
      label="Valor recebido"
      submit="Receber"
      sending={prestar.isPending}
      sendingLabel="Registrando..."
      onSubmit={({ valor }) => {
        if (act.start()) prestar.mutate({ entregador_id, comercio_nome: comercio, valor });
      }}
      onClose={onClose}
    />
  );
}

/** Dialog in which support receives a card machine on behalf of the shop. */
export function ReceberMaquininha({ maquininha, onClose }: { maquininha: MaquininhaEmMaos; onClose: () => void }) {
  const act = useCustodyAct(FALHAS['maquininhas.receber'], onClose);
  const receber = trpc.maquininhas.receber.useMutation(act.options);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      icon={CreditCard}
      title={`Receber a maquininha ${maquininha.apelido}?`}
      description={`Ela deixa de estar com ${maquininha.entregador} e volta para ${maquininha.comercio}.`}
      confirmLabel="Receber de volta"
      loading={receber.isPending}
      loadingLabel="Recebendo..."
      onConfirm={() => {
        if (act.start()) receber.mutate({ maquininha_id: maquininha.maquininha_id });
      }}
    />
  );
}
