import { MessageCircle } from 'lucide-react';
import type { Chats } from '../chat/use-chats.ts';
import { fraseDoRecado } from './recado.ts';

type Props = { recado: Chats['chats'][number]; onAbrir: () => void; className: string };

/** The first words of a shop's unread message. A tap opens the chat. It disappears when the message is read. */
export function RecadoDaLoja({ recado, onAbrir, className }: Props) {
  return (
    <div role="status" className={className}>
      <button
        type="button"
        onClick={onAbrir}
        className="flex min-h-12 w-full items-center gap-2.5 rounded-xl bg-aguardando px-3.5 py-2 text-left text-[16px] leading-6 text-aguardando-ink shadow-menu"
      >
        <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">
          <strong className="font-[750]">{recado.comercio}:</strong> {fraseDoRecado(recado)}
        </span>
      </button>
    </div>
  );
}
