import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { nomeCurto } from '@corre/ui/kit/format/names.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { temChat } from './colunas.ts';

type Props = {
  /** any stop of the route: they have one courier and one conversation */
  solicitacao: SolicitacaoDoComercio;
  onConversar: (solicitacao: SolicitacaoDoComercio) => void;
  /** what else can be done, right of the chat */
  children?: ReactNode;
};

/** The foot of a card somebody has taken: who brings it, and the chat while it is on its way (specification §4). */
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
