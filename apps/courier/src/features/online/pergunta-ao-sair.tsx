import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { PowerOff } from 'lucide-react';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { usePassos } from '../passos/passos-guardados.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';

interface Situacao {
  /** a live offer waits for an answer */
  chamado: boolean;
  /** hours of the suspension that a refusal would cause; null for none */
  suspende_horas: number | null;
  ocupado: boolean;
  /** unsent steps on the phone that a logout would delete */
  perdidos: number;
}

/** Returns a sentence about what leaving the queue costs now. A live offer counts as refused [sair-da-fila]. */
export function custoDeSair({ perdidos, ...situacao }: Situacao): string {
  if (perdidos === 0) return custoDaFila(situacao);
  const passos = perdidos === 1 ? 'Há 1 passo guardado' : `Há ${perdidos} passos guardados`;
  return `${passos} no celular, sem resposta do servidor. Se você sair agora, isto se perde: espere o sinal voltar.`;
}

function custoDaFila({ chamado, suspende_horas, ocupado }: Omit<Situacao, 'perdidos'>): string {
  if (chamado) {
    const suspensao = suspende_horas === null ? '' : ` e suspende a conta por ${suspende_horas} h`;
    return `Há uma oferta esperando a sua resposta: isto conta como recusa${suspensao}.`;
  }
  if (ocupado) return 'A entrega em andamento continua com você: entre de novo para terminar.';
  return 'Você perde o lugar na fila e não recebe mais ofertas.';
}

export type PerguntaProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  oferta: OfertaAtual;
  title: string;
  /** text of the button: 'Ficar offline', 'Sair' */
  act: string;
  /** the act is a logout, which deletes unsent steps */
  sairDaConta?: boolean;
  loading?: boolean;
  onConfirm: () => void;
};

/** Asks before the courier leaves the queue, with what that costs [sair-da-fila]. */
export function PerguntaAoSair({ oferta, act, sairDaConta = false, ...dialog }: PerguntaProps) {
  const horas = useConfiguracao()?.suspensao_horas ?? null;
  const { ocupado } = useMinhasEntregas();
  const stored = usePassos().passos.length;
  return (
    <AlertDialog
      {...dialog}
      icon={PowerOff}
      description={custoDeSair({
        chamado: oferta.oferta !== null,
        suspende_horas: oferta.aviso === null ? null : horas,
        ocupado,
        perdidos: sairDaConta ? stored : 0,
      })}
      confirmLabel={act}
      cancelLabel="Ficar aqui"
    />
  );
}
