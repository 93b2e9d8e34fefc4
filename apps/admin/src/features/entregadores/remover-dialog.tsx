import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Trash2 } from 'lucide-react';
import { Entregador } from '../pessoas.tsx';
import type { useRemover } from './use-entregadores.ts';

/** The question before a courier is removed. The courier's deliveries stay in the reports (ADR 0019). */
export function RemoverDialog({ remocao }: { remocao: ReturnType<typeof useRemover> }) {
  const { target, open, onOpenChange, confirmar, removing } = remocao;
  if (!target) return null;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remover ${target.nome_completo}?`}
      description="Tem certeza que deseja remover este entregador?"
      confirmLabel="Remover Entregador"
      confirmIcon={Trash2}
      loading={removing}
      loadingLabel="Removendo..."
      onConfirm={confirmar}
    >
      <div className="rounded-[10px] bg-sunken px-3 py-2.5">
        <Entregador
          entregador_id={target.id}
          nome={target.nome_completo}
          nota={`@${target.usuario} · desde ${formatDate(target.data_cadastro)}`}
        />
      </div>
      <p className="text-[14px] leading-5 text-ink-2">
        O acesso termina na hora. As entregas feitas continuam nos relatórios.
      </p>
    </AlertDialog>
  );
}
