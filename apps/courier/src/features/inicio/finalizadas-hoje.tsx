import type { Outputs } from '@corre/client/trpc.ts';
import { EntregaRow } from '@corre/ui/domain/entrega-row/entrega-row.tsx';
import { formatTime, isoDay } from '@corre/ui/domain/format/dates.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { diaDeHoje } from '../passos/ganho-do-dia.ts';
import { ShortList } from './short-list.tsx';

type Semana = Outputs['entregas']['semanaAtual'];
type Entrega = Semana['entregas'][number];

const A_VISTA = 4;

/** Returns the deliveries that ended today in São Paulo. */
export const deHoje = (entregas: readonly Entrega[], now: number): Entrega[] =>
  entregas.filter(({ data_entrega }) => data_entrega !== null && isoDay(data_entrega) === isoDay(now));

/** 'Finalizadas Hoje' [semana-do-entregador]: time, shop, address, item count, gross and net value. */
export function FinalizadasHoje({ semana }: { semana: Semana }) {
  const today = deHoje(semana.entregas, serverNow());
  return (
    <Card aria-labelledby="finalizadas-hoje">
      <CardHeader title="Finalizadas Hoje" id="finalizadas-hoje">
        {today.length > 0 && (
          <strong className="text-[17px] whitespace-nowrap tabular-nums">
            {formatInteger(today.length)} · {formatMoney(diaDeHoje(semana, serverNow()).total_liquido)}
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
                  hora={formatTime(entrega.data_entrega ?? entrega.data)}
                  title={entrega.comercio}
                  valor={entrega.valor_liquido}
                  ganho
                  detalhe={entrega.endereco}
                  below={`${countOf(entrega.quantidade, 'item', 'itens')} · bruto ${formatMoney(entrega.valor)}`}
                />
              ))}
            </ul>
          )}
        </ShortList>
      )}
    </Card>
  );
}
