import { Button } from '@corre/ui/kit/button/button.tsx';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Rota } from '../rotas/rotas.ts';
import { ProblemaDialog } from './problema-dialog.tsx';

type Props = { rota: Rota /** the stop that is next */; proxima: number | undefined };

/** 'Problema' on the card of the delivery at hand. It has a chunk of its own. */
export function ProblemaDaRota({ rota, proxima }: Props) {
  const [aberto, setAberto] = useState(false);
  const [primeira] = rota.paradas;
  return (
    <>
      <Button variant="secondary" size="lg" icon={TriangleAlert} onClick={() => setAberto(true)}>
        Problema
      </Button>
      {aberto && (
        <ProblemaDialog paradas={rota.paradas} inicial={proxima ?? primeira.id} onFechar={() => setAberto(false)} />
      )}
    </>
  );
}
