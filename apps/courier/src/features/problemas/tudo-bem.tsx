import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { Pergunta } from '@corre/contract/problemas/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { playSound } from '@corre/ui/shell/repeating-sound.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useEffect, useState } from 'react';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { ProblemaDialog } from './problema-dialog.tsx';

const TEXT: Record<Pergunta['tipo'], string> = {
  aceita_sem_chegar: 'Você aceitou e ainda não chegou ao comércio.',
  no_comercio_demais: 'Você está no comércio há mais tempo que o normal.',
  no_caminho_demais: 'Você está no caminho há mais tempo que o normal.',
  sem_sinal: 'Ficamos um tempo sem notícias do seu celular.',
};

function useResponder() {
  const utils = trpc.useUtils();
  return trpc.vigia.responder.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailure(FALHAS['vigia.responder'], error),
    onSettled: () => utils.vigia.invalidate(),
  });
}

function Cartao({ question, onProblema }: { question: Pergunta; onProblema: () => void }) {
  const responder = useResponder();
  useEffect(() => playSound('chat'), []);
  const dizer = (resposta: 'sigo' | 'problema') => {
    if (responder.isPending) return;
    responder.mutate({ vigia_id: question.id, resposta });
    if (resposta === 'problema') onProblema();
  };
  return (
    <Card tone="agir" aria-labelledby="tudo-bem" className="mb-4 grid gap-3 p-4">
      <div role="status">
        <h2 id="tudo-bem">Tudo bem?</h2>
        <p className="text-[16px] leading-6 text-ink-2">{TEXT[question.tipo]}</p>
      </div>
      <Button size="lg" full onClick={() => dizer('sigo')}>
        Tudo bem, sigo
      </Button>
      <Button variant="secondary" size="lg" full onClick={() => dizer('problema')}>
        Tenho um problema
      </Button>
    </Card>
  );
}

/** The watchdog's question, on every tab. Without an answer it goes to support (ADR 0025). Loaded on demand. */
export function TudoBem() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  const { data } = trpc.vigia.doEntregador.useQuery({ entregador_id }, { refetchInterval });
  const { atual, seguintes } = useMinhasEntregas();
  const [problema, setProblema] = useState<number | null>(null);
  const [question] = data ?? [];
  const rota = [...(atual ? [atual] : []), ...seguintes].find(({ paradas }) =>
    paradas.some(({ id }) => id === problema),
  );
  return (
    <>
      {question && (
        <Cartao key={question.id} question={question} onProblema={() => setProblema(question.solicitacao_id)} />
      )}
      {rota && problema !== null && (
        <ProblemaDialog paradas={rota.paradas} inicial={problema} onClose={() => setProblema(null)} />
      )}
    </>
  );
}
