import type { CustodiaDoEntregador } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { CreditCard, Store } from 'lucide-react';
import { useState } from 'react';
import { TapShield } from '../toque/tap-shield.tsx';
import { EsperaAConfirmacao } from './espera-a-confirmacao.tsx';
import { Movimentos } from './movimentos.tsx';
import { type Loja, lojasAAcertar, useCustodia } from './use-custodia.ts';

/** Loaded on demand: the money field and its library are needed only for a handover. */
const Entregar = lazyPart(async () => (await import('./entregar.tsx')).Entregar);

/** The money of one shop and its handover. The courier reports the handover, then the shop confirms it. */
function LojaAAcertar({ loja }: { loja: Loja }) {
  const { comercio, saldo, desde, prestacao } = loja;
  const [entregando, setEntregando] = useState(false);
  return (
    <li className="grid grid-cols-1 gap-3 border-t border-line px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <strong className="line-clamp-2 text-[18px] leading-6 font-[700] wrap-anywhere">{comercio}</strong>
          {desde && <span className="text-[16px] leading-6 text-ink-2">desde {formatWhen(desde, serverNow())}</span>}
        </span>
        <span className="text-[22px] leading-7 font-[800] whitespace-nowrap tabular-nums">
          <Spoken>{formatMoney(saldo)}</Spoken>
        </span>
      </div>
      {prestacao ? (
        <EsperaAConfirmacao key={prestacao.id} prestacao={prestacao} />
      ) : (
        <Button size="lg" full icon={Store} onClick={() => setEntregando(true)}>
          Entreguei à loja<span className="sr-only"> {comercio}</span>
        </Button>
      )}
      <TapShield open={entregando} />
      <LazyDialog>{entregando && <Entregar loja={loja} onClose={() => setEntregando(false)} />}</LazyDialog>
    </li>
  );
}

function Maquininhas({ maquininhas }: Pick<CustodiaDoEntregador, 'maquininhas'>) {
  if (maquininhas.length === 0) return null;
  return (
    <ul aria-label="Maquininhas com você">
      {maquininhas.map(({ maquininha_id, apelido, comercio, desde }) => (
        <li key={maquininha_id} className="flex items-center gap-3 border-t border-line px-4 py-3">
          <CreditCard aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
          <span className="min-w-0">
            <strong className="block text-[17px] leading-6 font-[650] wrap-anywhere">Maquininha {apelido}</strong>
            <span className="line-clamp-2 text-[16px] leading-6 wrap-anywhere text-ink-2">
              {comercio} · desde {formatWhen(desde, serverNow())}. A loja registra quando você devolve.
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Content({ custodia }: { custodia: CustodiaDoEntregador }) {
  return (
    <>
      <CardBody className="pt-0">
        <p className="text-[18px] leading-6 text-ink">{custodia.resumo ?? 'Nada de loja está com você agora.'}</p>
      </CardBody>
      <ul aria-label="Dinheiro por loja">
        {lojasAAcertar(custodia).map((loja) => (
          <LojaAAcertar key={loja.comercio_id} loja={loja} />
        ))}
      </ul>
      <Maquininhas maquininhas={custodia.maquininhas} />
      {custodia.movimentos.length > 0 && <Movimentos custodia={custodia} />}
    </>
  );
}

/** True if the courier has nothing of any shop and never had. */
const isEmpty = (custodia: CustodiaDoEntregador): boolean =>
  custodia.resumo === null &&
  lojasAAcertar(custodia).length + custodia.maquininhas.length + custodia.movimentos.length === 0;

/**
 * 'Dinheiro e maquininhas': the money and card machines of each shop that the courier has, and how to return them
 * (ADR 0022).
 */
export function DinheiroCard() {
  const { data, isError, refetch, isRefetching } = useCustodia();
  if (data && isEmpty(data)) return null;
  return (
    <Card aria-labelledby="dinheiro-e-maquininhas">
      <CardHeader title="Dinheiro e maquininhas" id="dinheiro-e-maquininhas" />
      {data ? (
        <Content custodia={data} />
      ) : isError ? (
        <InlineError
          title={FALHAS['custodia.doEntregador']}
          onRetry={() => void refetch()}
          retrying={isRefetching}
          className="p-4 pt-0"
        />
      ) : (
        <Loading>
          <SkeletonCard />
        </Loading>
      )}
    </Card>
  );
}
