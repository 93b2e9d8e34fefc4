import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { Escudo } from '../toque/escudo.tsx';
import { EsperaAConfirmacao } from './espera-a-confirmacao.tsx';
import type { Loja } from './lojas.ts';

/** Loaded on demand: the money field and its library are needed only for a handover. */
const Entregar = lazyPart(async () => (await import('./entregar.tsx')).Entregar);

/** The money of one shop and its handover. The courier reports the handover, then the shop confirms it. */
export function LojaAAcertar({ loja }: { loja: Loja }) {
  const { comercio, saldo, desde, prestacao } = loja;
  const [entregando, setEntregando] = useState(false);
  return (
    <li className="grid grid-cols-1 gap-3 border-t border-line px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <strong className="line-clamp-2 text-[18px] leading-6 font-[700] wrap-anywhere">{comercio}</strong>
          {desde && <span className="text-[16px] leading-6 text-ink-2">desde {formatWhen(desde, serverNow())}</span>}
        </span>
        <span className="text-[22px] leading-7 font-[800] whitespace-nowrap tabular-nums">{formatMoney(saldo)}</span>
      </div>
      {prestacao ? (
        <EsperaAConfirmacao key={prestacao.id} prestacao={prestacao} />
      ) : (
        <Button size="lg" full icon={Store} onClick={() => setEntregando(true)}>
          Entreguei à loja<span className="sr-only"> {comercio}</span>
        </Button>
      )}
      <Escudo aberta={entregando} />
      <LazyDialog>{entregando && <Entregar loja={loja} onFechar={() => setEntregando(false)} />}</LazyDialog>
    </li>
  );
}
