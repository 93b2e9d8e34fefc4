import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { AcoesDoPagamento, BarraDeDesfazer } from './acoes-do-pagamento.tsx';
import { type PagamentoProps, PainelDoPagamento } from './painel-do-pagamento.tsx';

/** The chosen payout in a dialog over the list. */
export function PagamentoNoTelefone({ folha, pagamentos, dialogo }: PagamentoProps) {
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
              <AcoesDoPagamento linha={escolhida} pagamentos={pagamentos} />
            </div>
          )
        }
      >
        {escolhida && (
          <PainelDoPagamento
            linha={escolhida}
            pagamentos={pagamentos}
            dialogo={dialogo}
            recarregar={folha.recarregar}
          />
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
