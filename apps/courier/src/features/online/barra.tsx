import { OnlineBar, OnlinePill } from '@corre/ui/domain/online-bar/online-bar.tsx';
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

/** State, action and question of the online switch, for both of its shapes. Mount only one of them at a time. */
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

/** The online switch with the place in the queue below. Without a connection it says that offers pause. */
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

/** The online switch as a small pill while a delivery is in hand, without the place in the queue. */
export function PilulaDoEntregador({ oferta }: Pick<Props, 'oferta'>) {
  const { online, semLinha, pendente, onChange, pergunta } = useBarra(oferta);
  return (
    <>
      <OnlinePill online={online} pendente={pendente} paused={semLinha} onChange={onChange} />
      {pergunta}
    </>
  );
}
