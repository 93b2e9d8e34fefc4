import { Card } from '@corre/ui/kit/card/card.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { BarraDeDesfazer } from './barra-de-desfazer.tsx';
import type { DialogosAbertos } from './dialogos.tsx';
import { PainelDoPagamento, Quem } from './painel-do-pagamento.tsx';
import { PeDoPainel } from './pe-do-painel.tsx';
import type { Folha } from './use-folha.ts';
import type { Pagamentos } from './use-pagamentos.ts';

type Props = { folha: Folha; pagamentos: Pagamentos; dialogos: DialogosAbertos };

/** The chosen payout beside the sheet. */
export function PagamentoAoLado({ folha, pagamentos, dialogos }: Props) {
  const { escolhida, desfazer } = pagamentos;
  if (!escolhida) return null;
  return (
    <Card
      aria-label="Pagamento escolhido"
      className="flex flex-col lg:sticky lg:top-6 lg:max-h-[max(420px,calc(100dvh-108px))] print:hidden"
    >
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <div className="mb-4">
          <Quem linha={escolhida} />
        </div>
        <PainelDoPagamento linha={escolhida} pagamentos={pagamentos} dialogos={dialogos} olhar={folha.olhar} />
      </div>
      <div className="grid gap-3 border-t border-line p-4 empty:hidden">
        <PeDoPainel linha={escolhida} pagamentos={pagamentos} />
        <BarraDeDesfazer desfazer={desfazer} />
      </div>
    </Card>
  );
}

/** The chosen payout over the list. */
export function PagamentoNoTelefone({ folha, pagamentos, dialogos }: Props) {
  const { escolhida, escolher, desfazer } = pagamentos;
  return (
    <>
      <Dialog
        open={escolhida !== undefined}
        onOpenChange={(abrir) => !abrir && escolher(null)}
        title={escolhida?.nome_completo ?? 'Pagamento'}
        lead={escolhida && <UserAvatar user_type="entregador" user_id={escolhida.entregador_id} size={40} />}
        footer={
          escolhida && (
            <div className="grid gap-3">
              <BarraDeDesfazer desfazer={desfazer} />
              <PeDoPainel linha={escolhida} pagamentos={pagamentos} />
            </div>
          )
        }
      >
        {escolhida && (
          <PainelDoPagamento linha={escolhida} pagamentos={pagamentos} dialogos={dialogos} olhar={folha.olhar} />
        )}
      </Dialog>
      {!escolhida && (
        <div className="fixed inset-x-4 bottom-4 z-30">
          <BarraDeDesfazer desfazer={desfazer} />
        </div>
      )}
    </>
  );
}
