import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { ReactNode, Ref } from 'react';
import { Avatar, type AvatarProps } from '../../kit/avatar/avatar.tsx';
import { CountBadge } from '../../kit/badge/badge.tsx';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';

export type Conversation = {
  /** the request's id, which the chat calls take */
  entrega_id: number;
  nome: string;
  endereco: string;
  mensagens_nao_lidas: number;
  status?: StatusSolicitacao;
  ultima_mensagem?: string;
  /** '19:41' */
  hora?: string;
  avatar?: Pick<AvatarProps, 'src' | 'loading' | 'user_type' | 'status'>;
  /** replaces the avatar, 48 px: a picture that checks itself whether there is a photo */
  foto?: ReactNode;
};

type Props = {
  conversas: readonly Conversation[];
  onPick: (conversa: Conversation) => void;
  /** the first conversation, for the initial focus of a dialog */
  firstRef?: Ref<HTMLButtonElement>;
};

/** Lists the conversations to open in the given order, unread ones first. The whole row is the button. */
export function ChatPicker({ conversas, onPick, firstRef }: Props) {
  return (
    <ul className="divide-y divide-line">
      {conversas.map((conversa, place) => (
        <li key={conversa.entrega_id}>
          <button
            ref={place === 0 ? firstRef : undefined}
            type="button"
            onClick={() => onPick(conversa)}
            className="flex w-full items-center gap-3 rounded-[10px] px-3 py-3.5 text-left hover:bg-sunken focus-visible:outline-3 focus-visible:-outline-offset-2 focus-visible:outline-focus"
          >
            {conversa.foto ?? <Avatar src={null} {...conversa.avatar} size={48} />}
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="text-[16px] leading-6 font-bold text-ink">{conversa.nome}</span>
                {conversa.status && <StatusBadge status={conversa.status} />}
                {conversa.hora && <span className="ml-auto text-[14px] tabular-nums text-ink-2">{conversa.hora}</span>}
              </span>
              <span className="block truncate text-[14px] leading-5 text-ink-2">{conversa.endereco}</span>
              <span className="mt-0.5 flex items-center gap-2">
                <span
                  className={twMerge(
                    'min-w-0 flex-1 truncate text-[14px] leading-5',
                    conversa.mensagens_nao_lidas > 0 ? 'font-bold text-ink' : 'text-ink-2',
                  )}
                >
                  {conversa.ultima_mensagem ?? 'Nenhuma mensagem ainda'}
                </span>
                {conversa.mensagens_nao_lidas > 0 && (
                  <CountBadge total={conversa.mensagens_nao_lidas} tone="perigo" label="não lidas" />
                )}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
