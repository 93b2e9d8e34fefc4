import { AjudaDialog } from './features/atalhos/ajuda-dialog.tsx';
import { useAtos } from './features/atos/atos.tsx';
import { EncerrarSessoesDialog } from './features/atos/encerrar-sessoes-dialog.tsx';
import { AtribuirDialog } from './features/atribuicao/atribuir-dialog.tsx';
import { DetalhesDialog } from './features/detalhes/detalhes-dialog.tsx';
import { IntervirDialog } from './features/intervencao/intervir-dialog.tsx';
import { LinhaDoTempo } from './features/linha-do-tempo/linha-do-tempo.tsx';
import { DispensarCodigoDialog } from './features/prova/dispensar-codigo-dialog.tsx';
import { ResetarRecusasDialog } from './features/recusas/resetar-recusas-dialog.tsx';
import { SuspenderDialog } from './features/suspender/suspender-dialog.tsx';
import { SuspenderManualDialog } from './features/suspender/suspender-manual-dialog.tsx';
import { RemoverSuspensaoDialog } from './features/suspensoes/remover-suspensao-dialog.tsx';

/** Renders the open dialog of the panel. `key` gives each opening a new component state. */
export function Dialogos() {
  const { ato, aberto, vez, fechar } = useAtos();
  if (!ato) return null;
  const quadro = { open: aberto, onOpenChange: (open: boolean) => !open && fechar() };
  switch (ato.tipo) {
    case 'suspender_manual':
      return <SuspenderManualDialog key={vez} {...quadro} />;
    case 'suspender':
      return <SuspenderDialog key={vez} {...quadro} entregador={ato.entregador} />;
    case 'remover_suspensao':
      return <RemoverSuspensaoDialog key={vez} {...quadro} entregador={ato.entregador} />;
    case 'resetar_recusas':
      return <ResetarRecusasDialog key={vez} {...quadro} entregador={ato.entregador} />;
    case 'detalhes':
      return <DetalhesDialog key={vez} {...quadro} entregador={ato.entregador} />;
    case 'linha_do_tempo':
      return <LinhaDoTempo key={vez} {...quadro} solicitacao_id={ato.solicitacao_id} />;
    case 'encerrar_sessoes':
      return <EncerrarSessoesDialog key={vez} {...quadro} conta={ato.conta} />;
    case 'intervir':
      return <IntervirDialog key={vez} {...quadro} acao={ato.acao} entrega={ato.entrega} />;
    case 'dispensar_codigo':
      return <DispensarCodigoDialog key={vez} {...quadro} entrega={ato.entrega} />;
    case 'atribuir':
      return <AtribuirDialog key={vez} {...quadro} />;
    case 'ajuda':
      return <AjudaDialog key={vez} {...quadro} />;
  }
}
