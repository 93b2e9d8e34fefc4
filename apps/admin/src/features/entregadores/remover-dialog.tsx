import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Trash2 } from 'lucide-react';
import { Entregador } from '../pessoas.tsx';
import type { useRemover } from './use-entregadores.ts';

/** The question before a courier is removed. The courier's deliveries stay in the reports (ADR 0019). */
export function RemoverDialog({ remocao }: { remocao: ReturnType<typeof useRemover> }) {
  const { alvo, aberto, onOpenChange, confirmar, removendo } = remocao;
  if (!alvo) return null;
  return (
    <AlertDialog
      open={aberto}
      onOpenChange={onOpenChange}
      title={`Remover ${alvo.nome_completo}?`}
      description="Tem certeza que deseja remover este entregador?"
      confirmLabel="Remover Entregador"
      confirmIcon={Trash2}
      loading={removendo}
      loadingLabel="Removendo..."
      onConfirm={confirmar}
    >
      <div className="rounded-[10px] bg-sunken px-3 py-2.5">
        <Entregador
          entregador_id={alvo.id}
          nome={alvo.nome_completo}
          nota={`@${alvo.usuario} · desde ${formatDate(alvo.data_cadastro)}`}
        />
      </div>
      <p className="text-[14px] leading-5 text-ink-2">
        O acesso termina na hora. As entregas feitas continuam nos relatórios.
      </p>
    </AlertDialog>
  );
}
