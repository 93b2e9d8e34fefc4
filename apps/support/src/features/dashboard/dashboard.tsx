import { FALHAS } from '@corre/contract/falhas.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { Kbd } from '@corre/ui/kit/kbd/kbd.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { Suspense, useEffect } from 'react';
import { AvisoDeCustodia } from '../custodia/aviso-de-custodia.tsx';
import { ColunaDosEntregadores } from '../entregadores/coluna-dos-entregadores.tsx';
import { Monitor } from '../monitor/monitor.tsx';
import { PrecisaDeVoce } from '../problemas/precisa-de-voce.tsx';
import { ListaDeSolicitacoes } from '../solicitacoes/lista-de-solicitacoes.tsx';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useEntregadores, useEntregasAtivas } from '../torre/use-torre.ts';
import { AvisoDeContestacoes } from './aviso-de-contestacoes.tsx';
import { Contadores } from './contadores.tsx';
import { useVisao } from './use-visao.ts';

// Its list is a fifth of what the page would have to load before it shows who waits.
const AtribuicaoForm = lazyPart(async () => (await import('../atribuicao/atribuicao-form.tsx')).AtribuicaoForm);

/** Failures of the three lists, each as specification §8 has it: two toasts, one line in the log. */
function useAvisosDaTorre() {
  useFailureNotice(useSolicitacoes().isError, FALHAS['solicitacoes.todas']);
  useFailureNotice(useEntregadores().isError, FALHAS['entregadores.ativos']);
  const { error } = useEntregasAtivas();
  useEffect(() => {
    if (error) console.error(FALHAS['solicitacoes.ativas'], error);
  }, [error]);
}

function Atribuicao() {
  return (
    <Card aria-labelledby="atribuicao" className="shrink-0 overflow-visible">
      <CardHeader title="Atribuição manual" id="atribuicao" className="border-b border-line pb-2">
        <Kbd>A</Kbd>
      </CardHeader>
      <div className="min-h-60 p-4">
        <Suspense fallback={null}>
          <AtribuicaoForm />
        </Suspense>
      </div>
    </Card>
  );
}

/**
 * The control tower (specification §2): counters that filter, requests, active deliveries with the assignment, couriers.
 * From 1200 px on each column scrolls by itself; on a phone one column, where a counter of couriers leaves only them.
 */
function Torre() {
  const phone = usePhone();
  const visao = useVisao(phone ? 'pendentes' : 'todas');
  const soPessoas = phone && visao.grupo !== null;
  const coluna = 'flex min-h-0 flex-col';
  return (
    <div className="flex flex-col gap-4 [@media(min-width:1200px)_and_(min-height:620px)]:h-[calc(100dvh-89px)]">
      <Contadores visao={visao} />
      <AvisoDeContestacoes />
      <AvisoDeCustodia />
      <div className="grid min-h-0 flex-1 grid-cols-1 gap-4 min-[760px]:grid-cols-[340px_minmax(0,1fr)] min-[760px]:grid-rows-[auto_1fr] min-[1200px]:grid-rows-none min-[1200px]:grid-cols-[340px_minmax(0,1fr)_312px] [@media(min-width:1200px)_and_(min-height:620px)]:grid-rows-[minmax(0,1fr)]">
        {!soPessoas && (
          <ListaDeSolicitacoes
            filtro={visao.filtro}
            filtrar={visao.filtrar}
            className={`${coluna} min-[760px]:max-[1199px]:sticky min-[760px]:max-[1199px]:top-[73px] min-[760px]:max-[1199px]:row-span-2 min-[760px]:max-[1023px]:max-h-[calc(100dvh-161px)] min-[1024px]:max-[1199px]:max-h-[calc(100dvh-89px)] min-[760px]:max-[1199px]:self-start`}
          />
        )}
        {!soPessoas && (
          <div className="flex min-h-0 min-w-0 flex-col gap-4">
            <Monitor className={`${coluna} min-[1200px]:flex-1`} />
            {!phone && <Atribuicao />}
          </div>
        )}
        <ColunaDosEntregadores pedido={visao.grupo} className={coluna} />
      </div>
    </div>
  );
}

/** What needs somebody now stands above the tower and pushes it down: what asks for nothing has no height. */
export function Dashboard() {
  useAvisosDaTorre();
  return (
    <div className="flex flex-col gap-4">
      <h1 className="sr-only">Dashboard</h1>
      <PrecisaDeVoce />
      <Torre />
    </div>
  );
}
