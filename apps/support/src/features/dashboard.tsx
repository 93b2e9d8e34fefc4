import { FALHAS } from '@corre/contract/falhas.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { Kbd } from '@corre/ui/kit/kbd/kbd.tsx';
import { useMediaQuery, usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { lazyPart, useBehind } from '@corre/ui/shell/lazy-part.tsx';
import { type ReactNode, Suspense, useEffect } from 'react';
import { SolicitacoesComBusca } from './busca/solicitacoes-com-busca.tsx';
import { EntregadoresColumn } from './entregadores/entregadores-column.tsx';
import { Monitor } from './monitor/monitor.tsx';
import { useSolicitacoes } from './solicitacoes/use-solicitacoes.ts';
import { Faixa } from './strip/faixa.tsx';
import { type Parte, useVisao } from './strip/use-visao.ts';
import { TRES_COLUNAS } from './torre/scroll.ts';
import { useEntregadores, useEntregasAtivas } from './torre/use-torre.ts';

// The form is about a third of the dashboard's code, so it loads after the lists.
const AtribuicaoForm = lazyPart(async () => (await import('./atribuicao/atribuicao-form.tsx')).AtribuicaoForm);

/** Reports failures of the three lists. Active deliveries are written to the log only [falhas]. */
function useAvisosDaTorre() {
  useFailureNotice(useSolicitacoes().isError, FALHAS['solicitacoes.todas']);
  useFailureNotice(useEntregadores().isError, FALHAS['entregadores.ativos']);
  const { error } = useEntregasAtivas();
  useEffect(() => {
    if (error) console.error(FALHAS['solicitacoes.ativas'], error);
  }, [error]);
}

/** Placeholder with the height of the form. */
const FORMA = <div aria-hidden="true" className="h-[252px]" />;

function Atribuicao() {
  const solicitacoes = useSolicitacoes();
  const entregadores = useEntregadores();
  const shown = useBehind(solicitacoes.isFetched && entregadores.isFetched);
  return (
    <Card aria-labelledby="atribuicao" className="shrink-0 overflow-visible">
      <CardHeader title="Atribuição manual" id="atribuicao" className="min-h-11 border-b border-line px-3.5 pt-0">
        <Kbd>A</Kbd>
      </CardHeader>
      <div className="px-3.5 pt-2.5 pb-3.5">
        {shown ? (
          <Suspense fallback={FORMA}>
            <AtribuicaoForm />
          </Suspense>
        ) : (
          FORMA
        )}
      </div>
    </Card>
  );
}

const WORDS: Record<Parte, string> = {
  solicitacoes: 'Solicitações',
  entregas: 'Entregas',
  entregadores: 'Entregadores',
};

type SwitcherProps = { parts: readonly Parte[]; shown: Parte; ver: (part: Parte) => void };

/** Switch between the columns in a narrow window. */
const Switcher = ({ parts, shown, ver }: SwitcherProps) => (
  <Segmented
    label="O que ver da torre"
    size="sm"
    options={parts.map((part) => ({ value: part, label: WORDS[part] }))}
    value={shown}
    onValueChange={ver}
    className="shrink-0"
  />
);

const COLUMN = 'flex min-h-0 min-w-0 flex-1 flex-col';

/**
 * The columns of the tower [torre]: requests, active deliveries, couriers above the assignment form.
 * Below 1200 px the last two share a column. On a phone all three share one.
 * Each column scrolls on its own. In a window lower than 600 px the page scrolls.
 */
function Columns({ view }: { view: ReturnType<typeof useVisao> }) {
  const phone = usePhone();
  const all = useMediaQuery(TRES_COLUNAS);
  const { parte, verParte, group } = view;
  const parts: Record<Parte, ReactNode> = {
    solicitacoes: <SolicitacoesComBusca view={view} className={COLUMN} />,
    entregas: <Monitor className={COLUMN} />,
    entregadores: <EntregadoresColumn pedido={group} className={COLUMN} />,
  };
  if (phone) {
    const shown = parte ?? 'solicitacoes';
    return (
      <div className={`${COLUMN} gap-2`}>
        <Switcher parts={['solicitacoes', 'entregas', 'entregadores']} shown={shown} ver={verParte} />
        {parts[shown]}
      </div>
    );
  }
  const aDireita = parte === 'entregadores' ? 'entregadores' : 'entregas';
  return (
    <div
      className={`grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] gap-3 ${all ? 'grid-cols-[340px_minmax(0,1fr)_316px]' : 'grid-cols-[minmax(280px,2fr)_minmax(0,3fr)]'}`}
    >
      {parts.solicitacoes}
      {all && parts.entregas}
      <div className={`${COLUMN} gap-3`}>
        {!all && <Switcher parts={['entregas', 'entregadores']} shown={aDireita} ver={verParte} />}
        {all ? parts.entregadores : parts[aDireita]}
        <Atribuicao />
      </div>
    </div>
  );
}

/** Dashboard tab: the strip with notices and counters, above the tower. The page does not scroll (ADR 0033). */
export function Dashboard() {
  useAvisosDaTorre();
  const view = useVisao(usePhone() ? 'pendentes' : 'todas');
  return (
    <div className={`${COLUMN} gap-2`}>
      <h1 className="sr-only">Dashboard</h1>
      <Faixa view={view} />
      <Columns view={view} />
    </div>
  );
}
