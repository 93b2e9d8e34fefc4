import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { LinkDialog } from '@corre/ui/shell/links/link-dialog.tsx';
import { useActs } from './features/atos/atos.tsx';
import { EncerrarSessoesDialog, RemoverSuspensaoDialog, ResetarRecusasDialog } from './features/atos/confirmacoes.tsx';
import { AtribuicaoForm } from './features/atribuicao/atribuicao-form.tsx';
import { DetalhesDialog } from './features/detalhes/details-dialog.tsx';
import { DispensarCodigoDialog } from './features/intervencao/dispensar-codigo-dialog.tsx';
import { IntervirDialog } from './features/intervencao/intervir-dialog.tsx';
import { AjudaDialog } from './features/shortcuts/ajuda-dialog.tsx';
import { SuspenderDialog, SuspenderManualDialog } from './features/suspender/suspender-dialog.tsx';
import { EntregaTimeline } from './features/timeline/timeline.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Assignment form in a dialog, for phones. The dashboard of a phone has no assignment card. */
function AtribuirDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Atribuição manual">
      <AtribuicaoForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Renders the open dialog of the panel. `key` gives each opening a new component state. */
export function Dialogs() {
  const { act, open: isOpen, vez, close } = useActs();
  if (!act) return null;
  const dialog = { open: isOpen, onOpenChange: (open: boolean) => !open && close() };
  switch (act.tipo) {
    case 'suspender_manual':
      return <SuspenderManualDialog key={vez} {...dialog} />;
    case 'suspender':
      return <SuspenderDialog key={vez} {...dialog} entregador={act.entregador} />;
    case 'remover_suspensao':
      return <RemoverSuspensaoDialog key={vez} {...dialog} entregador={act.entregador} />;
    case 'resetar_recusas':
      return <ResetarRecusasDialog key={vez} {...dialog} entregador={act.entregador} />;
    case 'detalhes':
      return <DetalhesDialog key={vez} {...dialog} entregador={act.entregador} />;
    case 'linha_do_tempo':
      return <EntregaTimeline key={vez} {...dialog} solicitacao_id={act.solicitacao_id} />;
    case 'encerrar_sessoes':
      return <EncerrarSessoesDialog key={vez} {...dialog} conta={act.conta} />;
    case 'link_de_senha':
      return <LinkDialog key={vez} {...dialog} conta={act.conta} />;
    case 'intervir':
      return <IntervirDialog key={vez} {...dialog} acao={act.acao} entrega={act.entrega} />;
    case 'dispensar_codigo':
      return <DispensarCodigoDialog key={vez} {...dialog} entrega={act.entrega} />;
    case 'atribuir':
      return <AtribuirDialog key={vez} {...dialog} />;
    case 'ajuda':
      return <AjudaDialog key={vez} {...dialog} />;
  }
}
