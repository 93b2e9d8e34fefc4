import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { CloudUpload } from 'lucide-react';
import { mesmoFim, storedText } from '../passos/passo.ts';
import { usePassos } from '../passos/passos-guardados.ts';
import type { Rota } from '../rotas/rotas.ts';

const MarcosDaEntrega = lazyPart(async () => (await import('../marcos/marcos-da-entrega.tsx')).MarcosDaEntrega);

/** Deliveries whose end waits on the phone. The server does not know it yet, and the courier can continue. */
export function StoredEnds({ rotas }: { rotas: readonly Rota[] }) {
  const { passos } = usePassos();
  const paradas = rotas.flatMap((rota) => rota.paradas);
  return (
    <Card>
      <CardHeader title="À espera do sinal" level={3}>
        <span className="text-[16px] text-ink-2">{countOf(paradas.length, 'entrega', 'entregas')}</span>
      </CardHeader>
      <CardBody className="pt-0">
        <ul className="grid grid-cols-1 gap-3">
          {paradas.map((parada) => {
            const fim = passos.find((passo) => mesmoFim(passo, parada.id));
            return (
              <li key={parada.id} className="grid grid-cols-1 gap-2">
                <strong className="text-[18px] leading-6 break-words">{parada.endereco}</strong>
                {fim && (
                  <p role="status" className="flex items-center gap-2 text-[16px] leading-6 text-ink-2">
                    <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
                    {storedText(fim)}
                  </p>
                )}
                <LazyDialog>
                  {/* A return to the shop can still be recorded after the end. */}
                  <MarcosDaEntrega entrega={{ ...parada, status: 'finalizada' }} />
                </LazyDialog>
              </li>
            );
          })}
        </ul>
      </CardBody>
    </Card>
  );
}
