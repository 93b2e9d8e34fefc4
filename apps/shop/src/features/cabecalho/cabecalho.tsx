import { panelNamed } from '@corre/contract/panels.ts';
import { HeaderTabs } from '@corre/ui/kit/tabs/tabs.tsx';
import { OfficeHeader } from '@corre/ui/shell/office-header.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import type { TabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { ChatButton } from '../chat/chat-button.tsx';
import type { useChats } from '../chat/use-chats.ts';
import type { Aba } from './abas.ts';

const { title: TITULO } = panelNamed('shop');

type Props = { rota: TabRoute<Aba>; chat: ReturnType<typeof useChats> };

function Identidade({ className = '' }: { className?: string }) {
  const comercio_nome = useComercioNome();
  return (
    <>
      <UserAvatar user_type="comercio" shape="quadrada" user_id={comercio_nome} size={38} />
      <span className={`min-w-0 max-w-[200px] ${className}`}>
        <span className="block truncate text-[15px] leading-5 font-bold text-ink">{comercio_nome}</span>
        <span className="block truncate text-[13px] leading-[18px] text-ink-2">{TITULO}</span>
      </span>
    </>
  );
}

/** The header of the shop's panel: tabs, photo and name, 'Painel do Comércio', chat, 'Sair'. */
export function Cabecalho({ rota, chat }: Props) {
  return (
    <OfficeHeader
      title={TITULO}
      abas={
        <HeaderTabs label="Seções do painel" items={rota.items} value={rota.value} onValueChange={rota.onValueChange} />
      }
      telefone={<Identidade />}
      identidade={<Identidade className="lg:max-xl:max-w-[clamp(120px,100vw-880px,200px)]" />}
      actions={<ChatButton chat={chat} />}
    />
  );
}
