import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { playSound } from '@corre/ui/shell/repeating-sound.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Rota } from '../solicitacoes/rotas.ts';
import { ProblemaDialog } from './problema-dialog.tsx';
import { fraseDaResposta } from './resposta.ts';
import { useProblemas } from './use-problemas.ts';

/** An answer that comes while the courier looks, or rides, is heard once. */
function useSomDaResposta(problemas: readonly ProblemaDaEntrega[] | undefined): void {
  const abertos = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!problemas) return;
    const responderam = problemas.some(({ id, acao }) => acao !== null && abertos.current.has(id));
    abertos.current = new Set(problemas.filter(({ acao }) => acao === null).map(({ id }) => id));
    if (responderam) playSound('chat');
  }, [problemas]);
}

type Props = { rota: Rota /** the stop that is next */; proxima: number | undefined };

/** 'Problema' on the card of the delivery at hand, and what was answered. It has a chunk of its own. */
export function ProblemaDaRota({ rota, proxima }: Props) {
  const { data } = useProblemas();
  const [aberto, setAberto] = useState(false);
  useSomDaResposta(data);
  const daqui = data?.filter(({ rota_id }) => rota_id === rota.rota_id) ?? [];
  const [primeira] = rota.paradas;
  return (
    <>
      <div role="status" className="grid gap-2 empty:hidden">
        {daqui.map((problema) => (
          <Banner key={problema.id} tone={problema.acao === null ? 'aviso' : 'info'}>
            {rota.paradas.length > 1 && `${problema.endereco}: `}
            {fraseDaResposta(problema, problema.comercio)}
          </Banner>
        ))}
      </div>
      <Button variant="secondary" size="lg" icon={TriangleAlert} onClick={() => setAberto(true)}>
        Problema
      </Button>
      {aberto && (
        <ProblemaDialog paradas={rota.paradas} inicial={proxima ?? primeira.id} onFechar={() => setAberto(false)} />
      )}
    </>
  );
}
