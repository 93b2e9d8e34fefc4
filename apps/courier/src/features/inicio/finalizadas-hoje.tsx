import type { Outputs } from '@corre/client/trpc.ts';
import { EntregaRow } from '@corre/ui/domain/entrega-row/entrega-row.tsx';
import { formatDayMonth, formatTime, isoDay } from '@corre/ui/domain/format/dates.ts';
import { joined, releaseNote } from '@corre/ui/domain/format/entrega-when.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { diaDeHoje } from '../passos/ganho-do-dia.ts';
import { ShortList } from './short-list.tsx';

type Semana = Outputs['entregas']['semanaAtual'];
type Entrega = Semana['entregas'][number];
/** The previous release does not send what awaits a release. */
type DoDia = Pick<Semana, 'entregas'> & Partial<Pick<Semana, 'a_liberar'>>;

const A_VISTA = 4;

/**
 * Returns today's deliveries in São Paulo, newest end first: those that ended today, and those of a day before that
 * were released today and so count today.
 */
export function deHoje({ entregas, a_liberar = [] }: DoDia, now: number): Entrega[] {
  const today = isoDay(now);
  return [...entregas, ...a_liberar]
    .filter(({ data, data_entrega }) => isoDay(data_entrega ?? data) === today)
    .sort((a, b) => Date.parse(b.data) - Date.parse(a.data) || b.id - a.id);
}

/** The time of the end, or the day if it is not today. */
const endOf = ({ data }: Entrega, now: number) =>
  isoDay(data) === isoDay(now) ? formatTime(data) : formatDayMonth(data);

/** 'Finalizadas Hoje' [semana-do-entregador]: time, shop, address, item count, gross and net value. */
export function FinalizadasHoje({ semana }: { semana: Semana }) {
  const now = serverNow();
  const today = deHoje(semana, now);
  const { total_entregas, total_liquido } = diaDeHoje(semana, now);
  return (
    <Card aria-labelledby="finalizadas-hoje">
      <CardHeader title="Finalizadas Hoje" id="finalizadas-hoje" className="flex-wrap">
        {total_entregas > 0 && (
          <strong className="text-[17px] whitespace-nowrap tabular-nums">
            {formatInteger(total_entregas)} · {formatMoney(total_liquido)}
          </strong>
        )}
      </CardHeader>
      {today.length === 0 ? (
        <EmptyState title="Nenhuma entrega finalizada hoje" />
      ) : (
        <ShortList itens={today} primeiros={A_VISTA} label="Mostrar todas">
          {(visible) => (
            <ul className="mt-1 border-t border-line">
              {visible.map((entrega) => (
                <EntregaRow
                  key={entrega.id}
                  hora={endOf(entrega, now)}
                  title={entrega.comercio}
                  valor={entrega.valor_liquido}
                  ganho
                  detalhe={entrega.endereco}
                  below={joined(
                    countOf(entrega.quantidade, 'item', 'itens'),
                    `bruto ${formatMoney(entrega.valor)}`,
                    entrega.status === 'pendente' ? 'a liberar pela loja' : releaseNote(entrega),
                  )}
                />
              ))}
            </ul>
          )}
        </ShortList>
      )}
    </Card>
  );
}
