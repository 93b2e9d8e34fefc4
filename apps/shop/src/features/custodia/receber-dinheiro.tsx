import { trpc } from '@corre/client/trpc.ts';
import type { CustodiaDoComercio } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AmountDialog } from '@corre/ui/domain/custodia/amount-dialog.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { nomeCurto } from '@corre/ui/kit/format/names.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';

export type ComSaldo = CustodiaDoComercio['entregadores'][number];

/** The dialog 'Receber dinheiro'. The shop counts the cash itself, so this handover needs no confirmation. */
export function ReceberDinheiro({ de, onFechar }: { de: ComSaldo; onFechar: () => void }) {
  const comercio_nome = useComercioNome();
  const ato = useCustodyAct(FALHAS['custodia.prestar'], onFechar);
  const prestar = trpc.custodia.prestar.useMutation(ato.options);
  return (
    <AmountDialog
      title={`Receber dinheiro de ${nomeCurto(de.entregador)}`}
      description={`Com o entregador: ${formatMoney(de.saldo)}. Recebeu menos? O resto continua com o entregador.`}
      initial={de.saldo}
      max={de.saldo}
      label="Valor recebido"
      submit="Receber"
      sending={prestar.isPending}
      sendingLabel="Registrando..."
      onSubmit={({ valor }) => {
        if (ato.start()) prestar.mutate({ entregador_id: de.entregador_id, comercio_nome, valor });
      }}
      onClose={onFechar}
    />
  );
}
