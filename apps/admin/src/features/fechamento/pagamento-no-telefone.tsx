import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { AcoesDoPagamento, UndoMarkBar } from './acoes-do-pagamento.tsx';
import { PagamentoPanel, type PagamentoProps } from './pagamento-panel.tsx';

/** The chosen payout in a dialog over the list. */
export function PagamentoNoTelefone({ folha, pagamentos, dialog }: PagamentoProps) {
  const { chosen, choose, undo } = pagamentos;
  return (
    <>
      <Dialog
        open={chosen !== undefined}
        onOpenChange={(show) => !show && choose(null)}
        title={chosen?.nome_completo ?? 'Pagamento'}
        lead={chosen && <UserAvatar user_type="entregador" user_id={chosen.entregador_id} size={40} />}
        footer={
          chosen && (
            <div className="grid gap-3">
              <UndoMarkBar undo={undo} />
              <AcoesDoPagamento row={chosen} pagamentos={pagamentos} />
            </div>
          )
        }
      >
        {chosen && (
          <PagamentoPanel
            row={chosen}
            percentual={folha.folha?.taxa_percentual}
            pagamentos={pagamentos}
            dialog={dialog}
            reload={folha.reload}
          />
        )}
      </Dialog>
      {!chosen && (
        <div className="fixed inset-x-4 bottom-4 z-30">
          <UndoMarkBar undo={undo} />
        </div>
      )}
    </>
  );
}
