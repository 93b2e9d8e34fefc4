import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Star, X } from 'lucide-react';
import { CardEntregador } from './card-entregador.tsx';
import { podeAvaliar, podeCancelar } from './colunas.ts';

/** The actions on a request of the board. */
export type Atos = {
  /** opens the details with every action */
  detalhar: (solicitacao: SolicitacaoDoComercio) => void;
  cancelar: (solicitacao: SolicitacaoDoComercio) => void;
  conversar: (solicitacao: SolicitacaoDoComercio) => void;
  avaliar: (solicitacao: SolicitacaoDoComercio) => void;
};

type Props = { solicitacao: SolicitacaoDoComercio; atos: Atos };

/** Returns what a waiting request waits for. */
export function esperaPor({ agendada, tempo_reserva }: SolicitacaoDoComercio): string {
  if (agendada) return 'Ainda não foi oferecida';
  return tempo_reserva === null ? 'Procurando entregador' : 'Oferecida a um entregador';
}

function Espera({ solicitacao, atos }: Props) {
  return (
    <div className="flex items-center justify-between gap-2">
      <p className="min-w-0 text-[14px] leading-5 text-ink-2">{esperaPor(solicitacao)}</p>
      <Button variant="secondary" icon={X} onClick={() => atos.cancelar(solicitacao)}>
        Cancelar
      </Button>
    </div>
  );
}

function Nota({ nota }: { nota: number }) {
  return (
    <Badge tone="contorno">
      <Star aria-hidden="true" className="size-3.5 fill-current" />
      <span className="sr-only">Nota dada: </span>
      {nota}
    </Badge>
  );
}

/** 'Cancelar' as an icon button, beside a chat or in the line of a stop. */
export function CancelarIcone({ solicitacao, atos }: Pick<Props, 'solicitacao' | 'atos'>) {
  return (
    <IconButton
      icon={X}
      variant="secondary"
      label="Cancelar solicitação"
      onClick={() => atos.cancelar(solicitacao)}
      className="max-md:size-11"
    />
  );
}

/** The footer of the details: the wait with 'Cancelar', or the courier with chat, cancellation or rating. */
export function CardAtos(props: Props) {
  const { solicitacao, atos } = props;
  const { entregador_id, nota } = solicitacao;
  if (entregador_id === null) return podeCancelar(solicitacao) ? <Espera {...props} /> : null;
  return (
    <CardEntregador solicitacao={solicitacao} onConversar={atos.conversar}>
      {podeCancelar(solicitacao) && <CancelarIcone solicitacao={solicitacao} atos={atos} />}
      {podeAvaliar(solicitacao) && (
        <Button
          variant="soft"
          size="sm"
          icon={Star}
          className="max-md:min-h-11"
          onClick={() => atos.avaliar(solicitacao)}
        >
          Avaliar
        </Button>
      )}
      {nota !== null && <Nota nota={nota} />}
    </CardEntregador>
  );
}
