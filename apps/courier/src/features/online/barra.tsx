import { OnlineBar } from '@corre/ui/domain/online-bar/online-bar.tsx';
import { OnlinePill } from '@corre/ui/domain/online-bar/online-pill.tsx';
import { useState } from 'react';
import { useEstado } from '../fila/use-estado.ts';
import { useFila } from '../fila/use-fila.ts';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { useRede } from '../rede/use-rede.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { linhaDaBarra } from './linha-da-barra.ts';
import { PerguntaDepois } from './pergunta-depois.tsx';
import { useAlternarOnline } from './use-alternar-online.ts';
import { useWakeLock } from './use-wake-lock.ts';

type Props = { oferta: OfertaAtual; className?: string };

/** What the switch shows, does and asks, in whichever shape; mounted once. */
function useBarra(oferta: OfertaAtual) {
  const { data: estado, isPending, isError } = useEstado();
  const { alternar, pendente } = useAlternarOnline();
  const [perguntando, setPerguntando] = useState(false);
  const online = estado?.is_online ?? null;
  useWakeLock(online ?? false);
  return {
    online,
    suspensa: estado?.suspenso ?? false,
    semLinha: !useRede() || isError,
    pendente: pendente || isPending,
    onChange: (novo: boolean) => (!novo && oferta.oferta ? setPerguntando(true) : alternar(novo)),
    pergunta: (
      <PerguntaDepois
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
    ),
  };
}

/** The switch with the place in the queue under it; while the line is away, offers pause and it says so. */
export function BarraDoEntregador({ oferta, className }: Props) {
  const { posicao } = useFila();
  const { ocupado } = useMinhasEntregas();
  const { online, suspensa, semLinha, pendente, onChange, pergunta } = useBarra(oferta);
  const linha = linhaDaBarra({ online, suspensa, semLinha, ocupado, chamado: oferta.oferta !== null, posicao });
  return (
    <>
      <OnlineBar
        online={online}
        linha={linha}
        pendente={pendente}
        paused={semLinha}
        onChange={onChange}
        className={className}
      />
      {pergunta}
    </>
  );
}

/** The same while something is in hand, where the place in the queue is of no use: a pill. */
export function PilulaDoEntregador({ oferta }: Pick<Props, 'oferta'>) {
  const { online, semLinha, pendente, onChange, pergunta } = useBarra(oferta);
  return (
    <>
      <OnlinePill online={online} pendente={pendente} paused={semLinha} onChange={onChange} />
      {pergunta}
    </>
  );
}
