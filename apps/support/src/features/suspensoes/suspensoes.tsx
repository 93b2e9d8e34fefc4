import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { matches } from '@corre/ui/kit/combobox/match.ts';
import { FilterChips } from '@corre/ui/kit/filter-chips/filter-chips.tsx';
import { Kbd } from '@corre/ui/kit/kbd/kbd.tsx';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Loading, SkeletonCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { Search, ShieldOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useActs } from '../atos/atos.tsx';
import { useRegraDasRecusas } from '../recusas.tsx';
import { useContestacoes, useEntregadores } from '../torre/use-torre.ts';
import { Contestacao } from './contestacao.tsx';
import { EntregadoresGrid, GRADE, inRows } from './entregadores-grid.tsx';
import { counts, RECORTES, type Recorte, recortados } from './suspensoes-filter.ts';

/** Estimated height of a row of cards and its gap, in px. */
const ROW_PX = 352;

/**
 * Virtual list of the objections without an answer, oldest first.
 * An answer in progress is stored as a draft, so it survives when its card leaves the view.
 */
function Contestacoes() {
  const { data } = useContestacoes();
  const columns = useMediaQuery('(min-width: 1024px)') ? 2 : 1;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="contestacoes" className="grid grid-cols-1 gap-3">
      <h2 id="contestacoes">Contestações sem resposta</h2>
      <VirtualList
        items={inRows(data, columns)}
        keyOf={([first]) => first?.id ?? 0}
        height={ROW_PX}
        inBox={false}
        labelledBy="contestacoes"
        className="[&>li:not(:last-child)]:pb-4"
      >
        {(fileira) => (
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {fileira.map((suspensao) => (
              <Contestacao key={suspensao.id} suspensao={suspensao} />
            ))}
          </div>
        )}
      </VirtualList>
    </section>
  );
}

const NAMES: Record<Recorte, string> = {
  todos: 'Todos',
  suspensos: 'Suspensos',
  recusas: 'Com recusas',
  online: 'Online',
  offline: 'Offline',
};

function Head({ busca, buscar }: { busca: string; buscar: (text: string) => void }) {
  const { show } = useActs();
  const { recusas_para_suspender, suspensao_horas } = useRegraDasRecusas();
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h1>Suspensões</h1>
        <p className="text-[14px] leading-5 text-ink-2">
          {recusas_para_suspender} recusas seguidas suspendem por {suspensao_horas} h. Aceitar uma entrega zera a
          contagem.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <span className="w-full sm:w-60">
          <TextInput
            type="search"
            icon={Search}
            value={busca}
            onChange={(event) => buscar(event.target.value)}
            aria-label="Buscar entregador"
            placeholder="Buscar entregador"
            inputClassName="[&::-webkit-search-cancel-button]:hidden"
            suffix={<Kbd className="max-sm:hidden">/</Kbd>}
          />
        </span>
        <Button
          variant="danger"
          icon={ShieldOff}
          onClick={() => show({ tipo: 'suspender_manual' })}
          className="min-h-(--ui-control) max-sm:w-full"
        >
          Suspender manualmente
        </Button>
      </div>
    </header>
  );
}

/** Suspensions tab: contested suspensions, then all couriers with status and refusals. */
export function Suspensoes() {
  const { data, isError, refetch } = useEntregadores();
  const [recorte, setRecorte] = useState<Recorte>('todos');
  const [search, setSearch] = useState('');
  useFailureNotice(isError, FALHAS['entregadores.ativos']);
  const total = useMemo(() => counts(data ?? []), [data]);
  const list = useMemo(
    () =>
      recortados(data ?? [], recorte).filter(({ nome_completo, usuario }) =>
        matches(`${nome_completo} ${usuario}`, search),
      ),
    [data, recorte, search],
  );
  return (
    <div className="mx-auto grid max-w-[1312px] grid-cols-1 gap-4">
      <Head busca={search} buscar={setSearch} />
      <Contestacoes />
      <section aria-labelledby="entregadores" className="grid grid-cols-1 gap-4">
        <h2 id="entregadores" className="sr-only">
          Entregadores
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <FilterChips
            label="Filtrar por situação"
            chips={RECORTES.map((value) => ({ value, label: NAMES[value], count: data ? total[value] : undefined }))}
            value={recorte}
            onValueChange={setRecorte}
          />
          <p className="text-[14px] text-ink-2 max-lg:hidden">Suspensos primeiro, depois mais recusas</p>
        </div>
        {!data && isError && (
          <Card>
            <ErrorState title={FALHAS['entregadores.ativos']} onRetry={() => void refetch()} />
          </Card>
        )}
        {!data && !isError && (
          <Loading>
            <div className={GRADE}>
              {[1, 2, 3, 4].map((cartao) => (
                <Card key={cartao}>
                  <SkeletonCard />
                </Card>
              ))}
            </div>
          </Loading>
        )}
        {data && <EntregadoresGrid list={list} busca={search} />}
      </section>
    </div>
  );
}
