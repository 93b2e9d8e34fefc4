import { trpc } from '@corre/client/trpc.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { primeiroNome } from '@corre/ui/kit/format/shorten.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { LogoTile } from '@corre/ui/kit/logo/logo.tsx';
import { toastsBelow } from '@corre/ui/kit/toaster/toasts-below.ts';
import { ConnectionStrip } from '@corre/ui/shell/connection-strip.tsx';
import { useEntregadorId, useSession } from '@corre/ui/shell/require-session.tsx';
import { useLogout } from '@corre/ui/shell/use-logout.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { LogOut, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { Chats } from '../chat/use-chats.ts';
import { useEstado } from '../fila/use-fila.ts';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { EntregadorBar, PerguntaDepois } from '../online/bar.tsx';
import { idDoPasso } from '../passos/passo.ts';
import { usePassos, useSoNaMemoria } from '../passos/passos-guardados.ts';

/** Returns what 'Sair' does and the question that it asks, for a button or a menu item. */
export function useSair(oferta: OfertaAtual) {
  const entregador_id = useEntregadorId();
  const { sair, leaving } = useLogout();
  const online = useEstado().data?.is_online ?? false;
  const stored = usePassos().passos.length;
  const [asking, setAsking] = useState(false);
  // Logs out after a failure too. Without a connection the session ends later, and the server removes a silent app from
  // the queue.
  const sairDaFila = trpc.fila.definirOnline.useMutation({ onSettled: sair });
  return {
    leaving,
    askToLeave: () => (online || stored > 0 ? setAsking(true) : sair()),
    question: (
      <PerguntaDepois
        open={asking}
        onOpenChange={setAsking}
        oferta={oferta}
        title="Sair da conta?"
        act="Sair"
        sairDaConta
        loading={sairDaFila.isPending || leaving}
        onConfirm={() => (online ? sairDaFila.mutate({ entregador_id, online: false }) : sair())}
      />
    ),
  };
}

/**
 * The button 'Sair' [sair]. It asks first while the courier is online or steps wait on the phone. It takes the courier
 * out of the queue before the session ends.
 */
export function Sair({ oferta, className }: { oferta: OfertaAtual; className?: string }) {
  const { leaving, askToLeave, question } = useSair(oferta);
  return (
    <>
      <Button variant="ghost" icon={LogOut} loading={leaving} className={className} onClick={askToLeave}>
        Sair
      </Button>
      {question}
    </>
  );
}

export type Props = { chats: Chats; temEntrega: boolean; oferta: OfertaAtual };

export const CHAT = 'Chat com o comércio';

/** The strip for a lost connection. It says how many steps wait on the phone. */
export function SemLinhaStrip() {
  const { passos, esperam } = usePassos();
  const soNaMemoria = useSoNaMemoria();
  const stored = passos.filter((passo) => esperam.has(idDoPasso(passo))).length;
  return <ConnectionStrip stored={soNaMemoria ? 0 : stored} />;
}

/**
 * The header of a phone: logo, photo, greeting, chat while a delivery is open, 'Sair'. The online switch below it stays
 * on the screen while the rest scrolls away.
 */
export function Header({ chats, temEntrega, oferta }: Props) {
  const { user_id, user_name } = useSession();
  return (
    <>
      <header className="bg-surface print:hidden">
        <div className="flex items-center gap-3 px-4 pt-3 pb-2 max-[359px]:gap-2">
          <LogoTile />
          <UserAvatar user_type="entregador" user_id={user_id} size={42} />
          <p className="line-clamp-2 min-w-0 flex-1 text-[18px] leading-[22px] font-[700] break-words">
            Olá, {primeiroNome(user_name)}
          </p>
          {temEntrega && (
            <IconButton
              icon={MessageCircle}
              label={CHAT}
              count={chats.nao_lidas}
              variant="ghost"
              onClick={chats.openChat}
            />
          )}
          <Sair oferta={oferta} className="-mr-2 px-2 text-ink-2" />
        </div>
      </header>
      <section
        ref={toastsBelow}
        aria-label="Online ou offline"
        className="sticky top-0 z-10 border-b border-line bg-surface print:hidden"
      >
        <div className="px-4 pt-1 pb-3">
          <EntregadorBar oferta={oferta} />
        </div>
        <SemLinhaStrip />
      </section>
    </>
  );
}
