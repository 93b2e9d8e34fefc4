import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { MessageCircle, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { podeAvaliar, podeCancelar, temChat } from './board.ts';

type EntregadorProps = {
  /** any stop of the route: all stops share one courier and one chat */
  solicitacao: SolicitacaoDoComercio;
  onChat: (solicitacao: SolicitacaoDoComercio) => void;
  /** further actions, right of the chat */
  children?: ReactNode;
};

/** The footer of an accepted request: the courier, and the chat while it is open [chat]. */
export function EntregadorLine({ solicitacao, onChat, children }: EntregadorProps) {
  const { entregador_id, nome_entregador, avaliacao_media, total_avaliacoes, mensagens_nao_lidas } = solicitacao;
  const nome = nome_entregador ?? '';
  return (
    <div className="mt-0.5 flex items-center gap-3 border-t border-line pt-3">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={40} />
      <div className="min-w-0 flex-1">
        <p title={nome} className="line-clamp-2 text-[15px] leading-5 font-semibold wrap-anywhere text-ink">
          {nomeCurto(nome)}
        </p>
        <Rating
          avaliacao_media={avaliacao_media ?? 0}
          total_avaliacoes={total_avaliacoes ?? 0}
          className="text-[13px] leading-[18px]"
        />
      </div>
      {temChat(solicitacao) && (
        <IconButton
          icon={MessageCircle}
          variant="secondary"
          label={`Conversar com ${nome}`}
          count={mensagens_nao_lidas}
          onClick={() => onChat(solicitacao)}
          className="max-md:size-11"
        />
      )}
      {children}
    </div>
  );
}

/** The actions on a request of the board. */
export type Acts = {
  /** opens the details with every action */
  detalhar: (solicitacao: SolicitacaoDoComercio) => void;
  cancelar: (solicitacao: SolicitacaoDoComercio) => void;
  openChat: (solicitacao: SolicitacaoDoComercio) => void;
  avaliar: (solicitacao: SolicitacaoDoComercio) => void;
};

type Props = { solicitacao: SolicitacaoDoComercio; acts: Acts };

/** Returns what a waiting request waits for. */
export function esperaPor({ agendada, tempo_reserva }: SolicitacaoDoComercio): string {
  if (agendada) return 'Ainda não foi oferecida';
  return tempo_reserva === null ? 'Procurando entregador' : 'Oferecida a um entregador';
}

function Espera({ solicitacao, acts }: Props) {
  return (
    <div className="flex items-center justify-between gap-2">
      <p className="min-w-0 text-[14px] leading-5 text-ink-2">{esperaPor(solicitacao)}</p>
      <Button variant="secondary" icon={X} onClick={() => acts.cancelar(solicitacao)}>
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
export function CancelButton({ solicitacao, acts }: Pick<Props, 'solicitacao' | 'acts'>) {
  return (
    <IconButton
      icon={X}
      variant="secondary"
      label="Cancelar solicitação"
      onClick={() => acts.cancelar(solicitacao)}
      className="max-md:size-11"
    />
  );
}

/** The footer of the details: the wait with 'Cancelar', or the courier with chat, cancellation or rating. */
export function DetailsFooter(props: Props) {
  const { solicitacao, acts } = props;
  const { entregador_id, nota } = solicitacao;
  if (entregador_id === null) return podeCancelar(solicitacao) ? <Espera {...props} /> : null;
  return (
    <EntregadorLine solicitacao={solicitacao} onChat={acts.openChat}>
      {podeCancelar(solicitacao) && <CancelButton solicitacao={solicitacao} acts={acts} />}
      {podeAvaliar(solicitacao) && (
        <Button
          variant="soft"
          size="sm"
          icon={Star}
          className="max-md:min-h-11"
          onClick={() => acts.avaliar(solicitacao)}
        >
          Avaliar
        </Button>
      )}
      {nota !== null && <Nota nota={nota} />}
    </EntregadorLine>
  );
}
