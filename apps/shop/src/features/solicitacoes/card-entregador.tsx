import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { nomeCurto } from '@corre/ui/kit/format/names.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { temChat } from './colunas.ts';

type Props = {
  /** any stop of the route: all stops share one courier and one chat */
  solicitacao: SolicitacaoDoComercio;
  onConversar: (solicitacao: SolicitacaoDoComercio) => void;
  /** further actions, right of the chat */
  children?: ReactNode;
};

/** The footer of an accepted request: the courier, and the chat while it is open [chat]. */
export function CardEntregador({ solicitacao, onConversar, children }: Props) {
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
          onClick={() => onConversar(solicitacao)}
          className="max-md:size-11"
        />
      )}
      {children}
    </div>
  );
}
