import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { LinkButton } from '@corre/ui/shell/links/link-button.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Ban, Check, Pencil, Trash2 } from 'lucide-react';
import { FichaCompleta } from './ficha-completa.tsx';

function Situacao({ entregador: e }: { entregador: EntregadorDoAdmin }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={e.ativo ? 'finalizada' : 'cancelada'} icon={e.ativo ? Check : Ban}>
        {e.ativo ? 'Ativo' : 'Inativo'}
      </Badge>
      @{e.usuario}
      <Rating avaliacao_media={e.avaliacao_media} total_avaliacoes={e.total_avaliacoes} />
    </span>
  );
}

type Props = {
  entregador: EntregadorDoAdmin;
  open: boolean;
  onClose: () => void;
  onRemove: () => void;
  onEdit: () => void;
};

/**
 * The details of one courier in four groups [cadastros]. The server masks CPF, RG and PIX key until they are revealed.
 */
export function Detail({ entregador, open, onClose, onRemove, onEdit }: Props) {
  const { id, nome_completo } = entregador;
  return (
    <Dialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      width={880}
      title={entregador.nome_completo}
      description={<Situacao entregador={entregador} />}
      lead={<UserAvatar user_type="entregador" user_id={entregador.id} size={64} />}
      footer={
        <>
          {entregador.ativo && (
            <Button variant="danger-outline" icon={Trash2} onClick={onRemove} className="sm:mr-auto">
              Remover Entregador
            </Button>
          )}
          <p className="text-[13px] text-ink-2 max-sm:hidden">Cada revelação fica registrada.</p>
          {entregador.ativo && <LinkButton conta={{ user_type: 'entregador', id, nome: nome_completo }} />}
          {entregador.ativo && (
            <Button variant="secondary" icon={Pencil} onClick={onEdit}>
              Editar
            </Button>
          )}
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      <FichaCompleta
        entregador={entregador}
        situacao={entregador.ativo ? 'Ativo' : 'Inativo'}
        veiculo={entregador.veiculo}
      />
    </Dialog>
  );
}
