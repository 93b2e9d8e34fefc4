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
    <>
      <header className="bg-surface print:hidden">
        <div className="mx-auto flex max-w-[1180px] items-center gap-3 px-4 pt-3 pb-2 lg:px-6">
          <LogoTile />
          <UserAvatar user_type="entregador" user_id={user_id} tamanho={42} />
          <p className="min-w-0 flex-1 truncate text-[18px] font-[700]">Olá, {primeiroNome(user_name)}</p>
          {temEntrega && (
            <IconButton
              icon={MessageCircle}
              rotulo="Chat com o comércio"
              count={chats.nao_lidas}
              variant="ghost"
              onClick={chats.conversar}
            />
          )}
          <LogoutButton className="-mr-3" />
        </div>
      </header>
      {!suspenso && (
        <div className="sticky top-0 z-10 border-b border-line bg-surface pt-1 pb-3 print:hidden">
          <div className="mx-auto max-w-[1180px] px-4 lg:px-6">
            <BarraDoEntregador />
          </div>
        </div>
      )}
    </>
  );
}
