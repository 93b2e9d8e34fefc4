import { IconButton } from '@corre/ui/icon-button/icon-button.tsx';
import { LogoTile } from '@corre/ui/logo/logo.tsx';
import { LogoutButton } from '@corre/ui/shell/office-header.tsx';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { MessageCircle } from 'lucide-react';
import type { Chats } from '../chat/use-chats.ts';
import { BarraDoEntregador } from '../online/barra.tsx';

/** 'Olá, Marcos': the first name greets. */
const primeiroNome = (nome: string) => nome.split(' ')[0] ?? nome;

type Props = { chats: Chats; temEntrega: boolean; suspenso: boolean };

/** Mark, photo, greeting, chat while a delivery is open, Sair; under it the online switch, which stays when the rest scrolls away. */
export function Cabecalho({ chats, temEntrega, suspenso }: Props) {
  const { user_id, user_name } = useSession();
  return (
    // On a phone the wrapper is no box, so that the bar may stick while the rest scrolls away; on a desktop it is one row.
    <div className="contents lg:sticky lg:top-0 lg:z-10 lg:flex lg:border-b lg:border-line lg:bg-surface print:hidden lg:print:hidden">
      <header className="bg-surface lg:min-w-0 lg:flex-1 print:hidden">
        <div className="flex items-center gap-3 px-4 pt-3 pb-2 max-[359px]:gap-2 lg:h-[84px] lg:px-6 lg:py-0">
          <LogoTile />
          <UserAvatar user_type="entregador" user_id={user_id} tamanho={42} />
          <p className="min-w-0 flex-1 truncate text-[18px] font-[700] lg:text-[26px] lg:leading-9 lg:font-[780]">
            Olá, {primeiroNome(user_name)}
          </p>
          {temEntrega && (
            <IconButton
              icon={MessageCircle}
              rotulo="Chat com o comércio"
              count={chats.nao_lidas}
              variant="ghost"
              onClick={chats.conversar}
            />
          )}
          <LogoutButton comPalavra className="-mr-2 px-2 text-ink-2" />
        </div>
      </header>
      {!suspenso && (
        <div className="sticky top-0 z-10 border-b border-line bg-surface px-4 pt-1 pb-3 lg:static lg:flex lg:w-[400px] lg:items-center lg:border-b-0 lg:p-0 lg:pr-6 print:hidden">
          <BarraDoEntregador className="lg:flex-1" />
        </div>
      )}
    </div>
  );
}
