import type { Outputs } from '@corre/client/trpc.ts';
import { EntregaRow } from '@corre/ui/domain/entrega-row/entrega-row.tsx';
import { formatTime, isoDay } from '@corre/ui/domain/format/dates.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { ListaCurta } from './lista-curta.tsx';

type Entrega = Outputs['entregas']['semanaAtual']['entregas'][number];

const A_VISTA = 4;

/** Deliveries concluded today, in São Paulo. */
export const deHoje = (entregas: readonly Entrega[], agora: number): Entrega[] =>
  entregas.filter(({ data_entrega }) => data_entrega !== null && isoDay(data_entrega) === isoDay(agora));

/** In cents, so that no sum of floats is shown. */
const somar = (entregas: readonly Entrega[]) =>
  entregas.reduce((soma, { valor }) => soma + Math.round(valor * 100), 0) / 100;

/** 'Finalizadas Hoje': time, shop, address, value, item count (specification §2). */
export function FinalizadasHoje({ entregas }: { entregas: readonly Entrega[] }) {
  const hoje = deHoje(entregas, serverNow());
  return (
    <Card aria-labelledby="finalizadas-hoje">
      <CardHeader title="Finalizadas Hoje" id="finalizadas-hoje">
        {hoje.length > 0 && (
          <strong className="text-[17px] whitespace-nowrap tabular-nums">
            {formatInteger(hoje.length)} · {formatMoney(somar(hoje))}
          </strong>
        )}
      </CardHeader>
      {hoje.length === 0 ? (
        <EmptyState title="Nenhuma entrega finalizada hoje" />
      ) : (
        <ListaCurta itens={hoje} primeiros={A_VISTA} label="Mostrar todas">
          {(visiveis) => (
            <ul>
              {visiveis.map((entrega) => (
                <EntregaRow
                  key={entrega.id}
                  hora={formatTime(entrega.data_entrega ?? entrega.data)}
                  title={entrega.comercio}
                  valor={entrega.valor}
                  detalhe={[entrega.endereco, countOf(entrega.quantidade, 'item', 'itens')].filter(Boolean).join(' · ')}
                />
              ))}
            </ul>
          )}
        </ListaCurta>
      )}
    </Card>
  );
}
