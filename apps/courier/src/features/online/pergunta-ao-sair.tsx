import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { PowerOff } from 'lucide-react';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { usePassos } from '../passos/passos-guardados.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { custoDeSair } from './custo-de-sair.ts';

export type PerguntaProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  oferta: OfertaAtual;
  title: string;
  /** text of the button: 'Ficar offline', 'Sair' */
  ato: string;
  /** the act is a logout, which deletes unsent steps */
  sairDaConta?: boolean;
  loading?: boolean;
  onConfirm: () => void;
};

/** Asks before the courier leaves the queue, with what that costs (ADR 0019). */
export function PerguntaAoSair({ oferta, ato, sairDaConta = false, ...dialogo }: PerguntaProps) {
  const horas = useConfiguracao()?.suspensao_horas ?? null;
  const { ocupado } = useMinhasEntregas();
  const guardados = usePassos().passos.length;
  return (
    <AlertDialog
      {...dialogo}
      icon={PowerOff}
      description={custoDeSair({
        chamado: oferta.oferta !== null,
        suspende_horas: oferta.aviso === null ? null : horas,
        ocupado,
        perdidos: sairDaConta ? guardados : 0,
      })}
      confirmLabel={ato}
      cancelLabel="Ficar aqui"
    />
  );
}
