import type { CustodiaDoEntregador } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { Loading, SkeletonCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { CreditCard } from 'lucide-react';
import { LojaAAcertar } from './loja-a-acertar.tsx';
import { lojasAAcertar } from './lojas.ts';
import { Movimentos } from './movimentos.tsx';
import { useCustodia } from './use-custodia.ts';

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

function Conteudo({ custodia }: { custodia: CustodiaDoEntregador }) {
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
const nadaPorAqui = (custodia: CustodiaDoEntregador): boolean =>
  custodia.resumo === null &&
  lojasAAcertar(custodia).length + custodia.maquininhas.length + custodia.movimentos.length === 0;

/**
 * 'Dinheiro e maquininhas': the money and card machines of each shop that the courier has, and how to return them (ADR
 * 0062).
 */
export function DinheiroCard() {
  const { data, isError, refetch, isRefetching } = useCustodia();
  if (data && nadaPorAqui(data)) return null;
  return (
    <Card aria-labelledby="dinheiro-e-maquininhas">
      <CardHeader title="Dinheiro e maquininhas" id="dinheiro-e-maquininhas" />
      {data ? (
        <Conteudo custodia={data} />
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
