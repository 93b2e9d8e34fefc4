import { OnlineBar } from '@corre/ui/domain/online-bar/online-bar.tsx';
import { LazyDialog, lazyPart, useEverOpen } from '@corre/ui/shell/lazy-part.tsx';
import { useState } from 'react';
import { useEstado, useFila } from '../fila/use-fila.ts';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { useNetwork } from '../passos/use-network.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import type { PerguntaProps } from './pergunta-ao-sair.tsx';
import { useAlternarOnline } from './use-alternar-online.ts';

/** The question before the courier leaves the queue. It is preloaded after the first view. */
export const Question = lazyPart(async () => (await import('./pergunta-ao-sair.tsx')).PerguntaAoSair);

/** Renders the question from its first opening on. */
export function PerguntaDepois(props: PerguntaProps) {
  return <LazyDialog>{useEverOpen(props.open) && <Question {...props} />}</LazyDialog>;
}

export interface Situacao {
  /** null until the server answers */
  online: boolean | null;
  suspensa: boolean;
  semLinha: boolean;
  ocupado: boolean;
  /** an offer waits for an answer */
  chamado: boolean;
  /** place in the queue; null while unknown */
  posicao: number | null;
}

/**
 * Returns the second line of the online bar. An unknown state is not 'Fora da fila', and a courier with an offer is no
 * longer 'º da fila'.
 */
export function barLine({ online, suspensa, semLinha, ocupado, chamado, posicao }: Situacao): string {
  if (online === null) return semLinha ? 'Sem conexão' : 'Verificando…';
  if (semLinha) return online ? 'Sem conexão · em pausa' : 'Sem conexão';
  if (suspensa) return 'Conta suspensa';
  if (!online) return 'Fora da fila';
  if (ocupado) return 'Entrega em andamento';
  if (chamado) return 'É a sua vez: responda';
  return posicao === null ? 'Na fila' : `${posicao}º da fila`;
}

type Props = { oferta: OfertaAtual; className?: string };

/** State, action and question of the online switch, for both of its shapes. Mount only one of them at a time. */
export function useBarra(oferta: OfertaAtual) {
  const { data: estado, isPending, isError } = useEstado();
  const { toggle, pendente } = useAlternarOnline();
  const [asking, setAsking] = useState(false);
  const online = estado?.is_online ?? null;
  return {
    online,
    suspensa: estado?.suspenso ?? false,
    semLinha: !useNetwork() || isError,
    pendente: pendente || isPending,
    onChange: (novo: boolean) => (!novo && oferta.oferta ? setAsking(true) : toggle(novo)),
    question: (
      <PerguntaDepois
        open={asking}
        onOpenChange={setAsking}
        oferta={oferta}
        title="Ficar offline?"
        act="Ficar offline"
        onConfirm={() => {
          setAsking(false);
          toggle(false);
        }}
      />
    ),
  };
}

/** The online switch with the place in the queue below. Without a connection it says that offers pause. */
export function EntregadorBar({ oferta, className }: Props) {
  const { posicao } = useFila();
  const { ocupado } = useMinhasEntregas();
  const { online, suspensa, semLinha, pendente, onChange, question } = useBarra(oferta);
  const row = barLine({ online, suspensa, semLinha, ocupado, chamado: oferta.oferta !== null, posicao });
  return (
    <>
      <OnlineBar
        online={online}
        line={row}
        pendente={pendente}
        paused={semLinha}
        onChange={onChange}
        className={className}
      />
      {question}
    </>
  );
}
