import { weekNote } from '@corre/ui/domain/format/week.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { WeekPicker } from '@corre/ui/domain/week-picker/week-picker.tsx';
import { buttonClass, buttonIcon } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { TableSearch } from '@corre/ui/kit/data-table/table-search.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { ArrowDownWideNarrow, Banknote } from 'lucide-react';
import { Link } from 'wouter';
import { segundaDe } from '../entregadores/ficha.ts';
import { Exportar } from '../exportar/exportar.tsx';
import { emptyRelatorio } from '../relatorios/use-relatorio.tsx';
import { Page } from '../shell/page.tsx';
import { Graficos } from './graficos.tsx';
import { celulasDoAcompanhamento } from './semana.ts';
import { useAcompanhamento } from './use-acompanhamento.ts';
import { CartaoDoComercio, CartaoDoEntregador, WeekCards } from './week-cards.tsx';

const CLOCK_MS = 60_000;
const ORDERS = [
  { value: 'valor', label: 'Maior valor' },
  { value: 'entregas', label: 'Mais entregas' },
  { value: 'nome', label: 'Nome' },
];

type Acompanhamento = ReturnType<typeof useAcompanhamento>;

type Props = { acompanhamento: Acompanhamento };

function Filters({ acompanhamento }: Props) {
  const { side, changeSide, busca, changeSearch, ordem, changeOrder, chosen } = acompanhamento;
  const count = (mapa: object | undefined) => (mapa ? ` ${Object.keys(mapa).length}` : '');
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Segmented
        label="Mostrar"
        size="sm"
        options={[
          { value: 'entregadores', label: `Entregadores${count(chosen?.entregadores)}` },
          { value: 'comercios', label: `Comércios${count(chosen?.comercios)}` },
        ]}
        value={side}
        onValueChange={changeSide}
        className="w-full sm:mr-auto sm:w-[280px]"
      />
      <TableSearch search={busca} placeholder="Buscar por nome" onChange={changeSearch} />
      <Select
        aria-label="Ordem"
        size="sm"
        icon={ArrowDownWideNarrow}
        options={ORDERS}
        value={ordem}
        onChange={(event) => changeOrder(event.target.value)}
        className="w-full sm:w-44"
      />
    </div>
  );
}

function Semana({ acompanhamento, now }: Props & { now: number }) {
  const { chosen, semanas = [], side, busca, entregadores, comercios } = acompanhamento;
  if (!chosen) {
    const { title, text, ...rest } = emptyRelatorio(acompanhamento, {
      title: 'Nenhuma entrega ainda',
      text: 'As semanas aparecem com a primeira entrega.',
    });
    return (
      <Card>
        <EmptyState title={title} text={text}>
          {'action' in rest && rest.action}
        </EmptyState>
      </Card>
    );
  }
  const previous = semanas[semanas.indexOf(chosen) + 1];
  return (
    <>
      <SummaryStrip cells={celulasDoAcompanhamento(chosen, previous, chosen.semana_inicio === segundaDe(now))} />
      <Graficos semanas={semanas} chosen={chosen} />
      <Filters acompanhamento={acompanhamento} />
      {side === 'entregadores' ? (
        <WeekCards
          key="entregadores"
          label="Entregadores da semana"
          chave={({ entregador_id }) => entregador_id}
          cartoes={entregadores}
          busca={busca}
          desenhar={(cartao) => <CartaoDoEntregador cartao={cartao} />}
        />
      ) : (
        <WeekCards
          key="comercios"
          label="Comércios da semana"
          chave={({ comercio_id }) => comercio_id}
          cartoes={comercios}
          busca={busca}
          desenhar={(cartao) => <CartaoDoComercio cartao={cartao} />}
        />
      )}
    </>
  );
}

/** One week: totals, charts, a card for each courier and each shop [relatorios]. */
export function AcompanhamentoSemanal() {
  const acompanhamento = useAcompanhamento();
  const { semanas, chosen, choose, side, table } = acompanhamento;
  const now = useServerNow(CLOCK_MS);
  return (
    <Page
      title="Acompanhamento Semanal"
      nota={
        chosen && (
          <>
            {weekNote(chosen.semana_inicio, now)}
            <Link
              href={`/fechamento-da-semana?semana=${chosen.semana_inicio}`}
              className={buttonClass({ variant: 'link', size: 'sm', className: 'ml-2' })}
            >
              <Banknote aria-hidden="true" className={buttonIcon.sm} />
              Fechamento
            </Link>
          </>
        )
      }
      actions={
        <>
          {chosen && semanas && (
            <WeekPicker
              semanas={semanas}
              semana_inicio={chosen.semana_inicio}
              onChange={choose}
              className="max-md:order-last"
            />
          )}
          <Exportar nome={`acompanhamento-${side}-${chosen?.semana_inicio ?? 'vazio'}`} table={table} />
        </>
      }
    >
      {semanas ? <Semana acompanhamento={acompanhamento} now={now} /> : <LoadingCard />}
    </Page>
  );
}
