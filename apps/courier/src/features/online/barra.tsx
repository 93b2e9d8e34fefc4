import { OnlineBar } from '@corre/ui/domain/online-bar/online-bar.tsx';
import { useState } from 'react';
import { useEstado } from '../fila/use-estado.ts';
import { useFila } from '../fila/use-fila.ts';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { useRede } from '../rede/use-rede.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { linhaDaBarra } from './linha-da-barra.ts';
import { PerguntaAoSair } from './pergunta-ao-sair.tsx';
import { useAlternarOnline } from './use-alternar-online.ts';
import { useWakeLock } from './use-wake-lock.ts';

type Props = { oferta: OfertaAtual; className?: string };

/** The switch with the place in the queue under it; while the line is away, offers pause and it says so. */
export function BarraDoEntregador({ oferta, className }: Props) {
  const { data: estado, isPending, isError } = useEstado();
  const { posicao } = useFila();
  const { ocupado } = useMinhasEntregas();
  const { alternar, pendente } = useAlternarOnline();
  const [perguntando, setPerguntando] = useState(false);
  const online = estado?.is_online ?? null;
  const semLinha = !useRede() || isError;
  useWakeLock(online ?? false);
  const linha = linhaDaBarra({
    online,
    suspensa: estado?.suspenso ?? false,
    semLinha,
    ocupado,
    chamado: oferta.oferta !== null,
    posicao,
  });
  return (
    <>
      <OnlineBar
        online={online}
        linha={linha}
        pendente={pendente || isPending}
        paused={semLinha}
        onChange={(novo) => (!novo && oferta.oferta ? setPerguntando(true) : alternar(novo))}
        className={className}
      />
      <PerguntaAoSair
        open={perguntando}
        onOpenChange={setPerguntando}
        oferta={oferta}
        title="Ficar offline?"
        ato="Ficar offline"
        onConfirm={() => {
          setPerguntando(false);
          alternar(false);
        }}
      />
    </>
  );
}
