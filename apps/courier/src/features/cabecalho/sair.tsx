import { trpc } from '@corre/client/trpc.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useLogout } from '@corre/ui/shell/use-logout.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useEstado } from '../fila/use-estado.ts';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { PerguntaDepois } from '../online/pergunta-depois.tsx';
import { usePassos } from '../passos/passos-guardados.ts';

/** Returns what 'Sair' does and the question that it asks, for a button or a menu item. */
export function useSair(oferta: OfertaAtual) {
  const entregador_id = useEntregadorId();
  const { sair, saindo } = useLogout();
  const online = useEstado().data?.is_online ?? false;
  const guardados = usePassos().passos.length;
  const [perguntando, setPerguntando] = useState(false);
  // Logs out after a failure too. Without a connection the session ends later, and the server removes a silent app from
  // the queue.
  const sairDaFila = trpc.fila.definirOnline.useMutation({ onSettled: sair });
  return {
    saindo,
    pedirParaSair: () => (online || guardados > 0 ? setPerguntando(true) : sair()),
    pergunta: (
      <PerguntaDepois
        open={perguntando}
        onOpenChange={setPerguntando}
        oferta={oferta}
        title="Sair da conta?"
        ato="Sair"
        sairDaConta
        loading={sairDaFila.isPending || saindo}
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
  const { saindo, pedirParaSair, pergunta } = useSair(oferta);
  return (
    <>
      <Button variant="ghost" icon={LogOut} loading={saindo} className={className} onClick={pedirParaSair}>
        Sair
      </Button>
      {pergunta}
    </>
  );
}
