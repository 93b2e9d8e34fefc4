import type { CadastroEmAprovacao } from '@corre/contract/aprovacao/contrato.ts';
import { formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { UserCheck, UserX } from 'lucide-react';
import { FichaCompleta } from '../entregadores/ficha-completa.tsx';

/** Returns the state of a registration with its date. */
export const estadoDoCadastro = ({ aprovacao, recusada_em, data_cadastro }: CadastroEmAprovacao) =>
  aprovacao === 'recusada' && recusada_em !== null
    ? `Recusado em ${formatDateTime(recusada_em)}`
    : `Espera desde ${formatDateTime(data_cadastro)}`;

type Props = {
  cadastro: CadastroEmAprovacao;
  open: boolean;
  onClose: () => void;
  onApprove: (cadastro: CadastroEmAprovacao) => void;
  onRefuse: (cadastro: CadastroEmAprovacao) => void;
};

/** All data of a registration. CPF, RG and PIX key are masked. Each reveal is recorded. */
export function CadastroDialog({ cadastro, open, onClose, onApprove, onRefuse }: Props) {
  const pendente = cadastro.aprovacao === 'pendente';
  return (
    <Dialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      width={880}
      title={cadastro.nome_completo}
      description={estadoDoCadastro(cadastro)}
      footer={
        <>
          {pendente && (
            <Button variant="danger-outline" icon={UserX} onClick={() => onRefuse(cadastro)} className="sm:mr-auto">
              Recusar
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Fechar
          </Button>
          <Button icon={UserCheck} onClick={() => onApprove(cadastro)}>
            {pendente ? 'Aprovar' : 'Aprovar mesmo assim'}
          </Button>
        </>
      }
    >
      {cadastro.recusa_motivo && (
        <p className="mb-4 rounded-(--ui-radius-sm) bg-sunken px-3 py-2.5">
          <span className="block text-[13px] leading-[18px] text-ink-2">Motivo da recusa</span>
          <span className="wrap-anywhere">{cadastro.recusa_motivo}</span>
        </p>
      )}
      <FichaCompleta entregador={cadastro} situacao={pendente ? 'Espera aprovação' : 'Recusado'} />
    </Dialog>
  );
}
