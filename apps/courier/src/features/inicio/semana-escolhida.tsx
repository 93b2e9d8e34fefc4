import type { Saidas } from '@corre/api/client/trpc.ts';
import { Card } from '@corre/ui/card/card.tsx';
import { EntregaRow } from '@corre/ui/entrega-row/entrega-row.tsx';
import { formatDate } from '@corre/ui/format/dates.ts';
import { countOf, formatInteger, formatMoney } from '@corre/ui/format/money.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { EmptyState } from '@corre/ui/states/empty-state.tsx';
import { WeekPickerRow } from '@corre/ui/week-picker/week-picker.tsx';
import { ListaCurta } from './lista-curta.tsx';
import { useSemanas } from './use-semanas.ts';

type Semana = Saidas['entregas']['historicoDoEntregador'][number];

const ROTAS_A_VISTA = 3;

function Totais({ semana }: { semana: Semana }) {
  const linhas = [
    ['Entregas', formatInteger(semana.total_entregas)],
    ['Itens', formatInteger(semana.total_quantidade)],
    ['Valor total', formatMoney(semana.total_valor)],
  ] as const;
  return (
    <dl className="border-y border-line px-4 py-3">
      {linhas.map(([nome, valor]) => (
        <div key={nome} className="flex justify-between py-1.5 text-[17px]">
          <dt className="text-ink-2">{nome}</dt>
          <dd className="font-[700] tabular-nums">{valor}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between border-t-[1.5px] border-ink pt-2.5 text-[19px] font-[750]">
        <dt>A receber</dt>
        <dd className="tabular-nums">{formatMoney(semana.total_a_receber)}</dd>
      </div>
    </dl>
  );
}

/** The week picker with that week's totals and its routes (specification §2). */
export function SemanaEscolhida() {
  const { semanas, semana, escolher } = useSemanas();
  if (!semana) return null;
  return (
    <Card aria-label={`Semana de ${semana.semana}`}>
      <WeekPickerRow semanas={semanas} semana_inicio={semana.semana_inicio} onChange={escolher} agora={serverNow()} />
      <Totais semana={semana} />
      {semana.entregas.length === 0 ? (
        <EmptyState
          titulo="Nenhuma rota nesta semana"
          texto="Cada entrega finalizada aparece aqui com o valor líquido."
        />
      ) : (
        <ListaCurta
          key={semana.semana_inicio}
          itens={semana.entregas}
          primeiros={ROTAS_A_VISTA}
          rotulo={`Ver as ${semana.entregas.length} rotas da semana`}
          linha={(entrega) => (
            <EntregaRow
              key={entrega.id}
              titulo={entrega.comercio}
              valor={entrega.valor}
              detalhe={`${formatDate(entrega.data_entrega ?? entrega.data)} · ${countOf(entrega.quantidade, 'item', 'itens')}`}
              nota={`líquido ${formatMoney(entrega.valor_liquido)}`}
            />
          )}
        />
      )}
    </Card>
  );
}
