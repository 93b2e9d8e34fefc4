import type { SolicitacaoDoComercio } from '@corre/api/solicitacoes/contrato.ts';
import { Badge } from '@corre/ui/badge/badge.tsx';
import { Button } from '@corre/ui/button/button.tsx';
import { IconButton } from '@corre/ui/icon-button/icon-button.tsx';
import { Rating } from '@corre/ui/rating/rating.tsx';
import { WaitTime } from '@corre/ui/wait-time/wait-time.tsx';
import { MessageCircle, Star, X } from 'lucide-react';
import { FotoDoEntregador } from '../pessoas/foto.tsx';
import { podeAvaliar, podeCancelar, temChat } from './colunas.ts';

/** What can be done with a request from the board. */
export type Atos = {
  cancelar: (solicitacao: SolicitacaoDoComercio) => void;
  conversar: (solicitacao: SolicitacaoDoComercio) => void;
  avaliar: (solicitacao: SolicitacaoDoComercio) => void;
};

type Props = { solicitacao: SolicitacaoDoComercio; agora: number; atos: Atos };

function Espera({ solicitacao, agora, atos }: Props) {
  const oferecida = solicitacao.tempo_reserva !== null;
  return (
    <div className="flex items-center justify-between gap-2">
      <WaitTime desde={solicitacao.data_solicitacao} agora={agora} className="max-md:hidden" />
      <p className="min-w-0 text-[14px] leading-5 text-ink-2 md:hidden">
        {oferecida ? 'Oferecida a um entregador' : 'Procurando entregador'}
      </p>
      <Button variant="secondary" size="sm" icon={X} onClick={() => atos.cancelar(solicitacao)}>
        Cancelar
      </Button>
    </div>
  );
}

function Nota({ nota }: { nota: number }) {
  return (
    <Badge tom="contorno">
      <Star aria-hidden="true" className="size-3.5 fill-current" />
      <span className="sr-only">Nota dada: </span>
      {nota}
    </Badge>
  );
}

/** The foot of a card: waiting and 'Cancelar', or the courier with chat, cancelling or rating (specification §2, §4). */
export function CardAtos(props: Props) {
  const { solicitacao, atos } = props;
  const { entregador_id, nome_entregador, avaliacao_media, total_avaliacoes, nota, mensagens_nao_lidas } = solicitacao;
  if (entregador_id === null) return podeCancelar(solicitacao) ? <Espera {...props} /> : null;
  const nome = nome_entregador ?? '';
  return (
    <div className="mt-0.5 flex items-center gap-3 border-t border-line pt-3">
      <FotoDoEntregador entregador_id={entregador_id} tamanho={40} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-[15px] leading-5 font-semibold text-ink">{nome}</p>
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
          rotulo={`Conversar com ${nome}`}
          count={mensagens_nao_lidas}
          onClick={() => atos.conversar(solicitacao)}
        />
      )}
      {podeCancelar(solicitacao) && (
        <IconButton
          icon={X}
          variant="secondary"
          rotulo="Cancelar solicitação"
          onClick={() => atos.cancelar(solicitacao)}
        />
      )}
      {podeAvaliar(solicitacao) && (
        <Button variant="soft" size="sm" icon={Star} onClick={() => atos.avaliar(solicitacao)}>
          Avaliar
        </Button>
      )}
      {nota !== null && <Nota nota={nota} />}
    </div>
  );
}
