import type { Outputs } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { EntregaRow } from '@corre/ui/domain/entrega-row/entrega-row.tsx';
import { formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import { joined, releaseNote } from '@corre/ui/domain/format/entrega-when.ts';
import { weekNote } from '@corre/ui/domain/format/week.ts';
import { WeekPickerRow } from '@corre/ui/domain/week-picker/week-picker.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatInteger, formatMoney, formatMoneySigned } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useConta } from '../fechamento/use-contas.ts';
import { useTableRoom } from '../tabs/tabs.ts';
import { EntregasTable } from './entregas-table.tsx';
import { ShortList } from './short-list.tsx';
import { useSemanas } from './use-semanas.ts';

type Semana = Outputs['entregas']['historicoDoEntregador'][number];

const A_VISTA = 3;
const A_VISTA_NO_LARGO = 6;

/** `ajustes` is 0 for the current week, because the card above already shows them. */
function Totais({ semana, ajustes }: { semana: Semana; ajustes: number }) {
  const rows = [
    ['Entregas', formatInteger(semana.total_entregas)],
    ['Itens', formatInteger(semana.total_quantidade)],
    ['Valor total (bruto)', formatMoney(semana.total_valor)],
  ] as const;
  return (
    <dl className="border-y border-line px-4 py-3">
      {rows.map(([nome, valor]) => (
        <div key={nome} className="flex justify-between gap-4 py-1.5 text-[17px]">
          <dt className="text-ink-2">{nome}</dt>
          <dd className="font-[700] whitespace-nowrap tabular-nums">{valor}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t-[1.5px] border-ink pt-2.5 text-[19px] font-[750]">
        <dt>A receber</dt>
        <dd className="whitespace-nowrap tabular-nums">{formatMoney(semana.total_a_receber)}</dd>
      </div>
      {ajustes !== 0 && (
        <div className="mt-1 flex justify-between gap-4 text-[17px] leading-6">
          <dt className="text-ink-2">
            Com os ajustes (<Spoken>{formatMoneySigned(ajustes)}</Spoken>)
          </dt>
          <dd className="font-[700] whitespace-nowrap tabular-nums">
            <Spoken>{formatMoney(semana.total_a_receber + ajustes)}</Spoken>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Entregas({ entregas }: Pick<Semana, 'entregas'>) {
  const wide = useTableRoom();
  return (
    <ShortList
      itens={entregas}
      primeiros={wide ? A_VISTA_NO_LARGO : A_VISTA}
      label={`Ver as ${formatInteger(entregas.length)} entregas da semana`}
    >
      {(visible) =>
        wide ? (
          <EntregasTable label="Entregas da semana" groups={[{ chave: 'semana', entregas: visible }]} />
        ) : (
          <ul>
            {visible.map((entrega) => (
              <EntregaRow
                key={entrega.id}
                title={entrega.comercio}
                valor={entrega.valor_liquido}
                ganho
                detalhe={joined(
                  formatDayMonth(entrega.data),
                  countOf(entrega.quantidade, 'item', 'itens'),
                  releaseNote(entrega),
                )}
                nota={`bruto ${formatMoney(entrega.valor)}`}
              />
            ))}
          </ul>
        )
      }
    </ShortList>
  );
}

/** The choice of a week, its totals and its deliveries [semana-do-entregador]. */
export function SemanaEscolhida() {
  const { semanas, semana, choose, isError, refetch, isRefetching } = useSemanas();
  const conta = useConta(semana?.semana_inicio);
  if (!semana) {
    return (
      <Card>
        {isError ? (
          <ErrorState title={FALHAS['entregas.historicoDoEntregador']} onRetry={refetch} retrying={isRefetching} />
        ) : (
          <Loading>
            <SkeletonCard />
          </Loading>
        )}
      </Card>
    );
  }
  return (
    <Card aria-label={`Semana de ${semana.semana}`}>
      <div className="lg:flex lg:items-center lg:pl-4">
        <h2 className="flex-1 text-[20px] leading-7 font-[750] max-lg:sr-only">Entregas da semana</h2>
        <WeekPickerRow
          semanas={semanas}
          semana_inicio={semana.semana_inicio}
          onChange={choose}
          nota={weekNote(semana.semana_inicio, serverNow(), conta)}
          className="lg:w-[372px]"
        />
      </div>
      <Totais semana={semana} ajustes={semana === semanas[0] ? 0 : (conta?.ajustes ?? 0)} />
      {semana.entregas.length === 0 ? (
        <EmptyState
          title="Nenhuma entrega nesta semana"
          text="Cada entrega finalizada aparece aqui com o valor líquido."
        />
      ) : (
        <Entregas key={semana.semana_inicio} entregas={semana.entregas} />
      )}
    </Card>
  );
}
