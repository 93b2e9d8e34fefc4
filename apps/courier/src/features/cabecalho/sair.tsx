import { trpc } from '@corre/client/trpc.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useLogout } from '@corre/ui/shell/use-logout.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useEstado } from '../fila/use-estado.ts';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { PerguntaAoSair } from '../online/pergunta-ao-sair.tsx';

/** 'Sair' (specification §2). While online it asks, and takes the courier out of the queue before the session ends. */
export function Sair({ oferta, className }: { oferta: OfertaAtual; className?: string }) {
  const entregador_id = useEntregadorId();
  const { sair, saindo } = useLogout();
  const online = useEstado().data?.is_online ?? false;
  const [perguntando, setPerguntando] = useState(false);
  // without a line the session ends later, and an app that is not heard of leaves the queue by itself
  const sairDaFila = trpc.fila.definirOnline.useMutation({ onSettled: sair });
  return (
    <>
      <Button
        variant="ghost"
        icon={LogOut}
        loading={saindo}
        className={className}
        onClick={() => (online ? setPerguntando(true) : sair())}
      >
        Sair
      </Button>
      <PerguntaAoSair
        open={perguntando}
        onOpenChange={setPerguntando}
        oferta={oferta}
        title="Sair da conta?"
        ato="Sair"
        loading={sairDaFila.isPending || saindo}
        onConfirm={() => sairDaFila.mutate({ entregador_id, online: false })}
      />
    </>
  );
}
