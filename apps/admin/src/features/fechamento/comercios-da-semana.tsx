import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate, formatDayMonthTime, type Instant, isoDay } from '@corre/ui/domain/format/dates.ts';
import { estadoDaFatura, InvoiceBadge } from '@corre/ui/domain/invoice-badge/invoice-badge.tsx';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import type { ShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { Check, RotateCcw } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useDialogState } from '../casca/use-dialog-state.ts';
import { Comercio, LinhaNoTelefone } from '../pessoas.tsx';
import { dinheiro, inteiro } from '../relatorios/numeros.tsx';
import { colunaDoComercio } from '../relatorios/tabela-de-comercios.tsx';
import { type LinhaDeFatura, useFaturas } from './use-faturas.ts';

const MotivoDialog = lazyPart(async () => (await import('../pagamentos/motivo-dialog.tsx')).MotivoDialog);

const CLOCK_MS = 60_000;

/** Returns the state of an invoice from the company's point of view. */
function estadoPorExtenso(fatura: LinhaDeFatura, now: Instant): string {
  const { recebida_em } = fatura;
  const estado = estadoDaFatura(fatura, now);
  if (estado === 'recebida' && recebida_em !== null) return `Recebida em ${formatDayMonthTime(recebida_em)}`;
  return {
    aberta: 'Semana aberta',
    devida: 'A receber',
    vencida: 'Vencida',
    recebida: 'Recebida',
    sem_valor: 'Sem valor',
  }[estado];
}

function Estado({ fatura, now }: { fatura: LinhaDeFatura; now: Instant }) {
  const estado = estadoDaFatura(fatura, now);
  if (estado === 'devida') return <InvoiceBadge estado={estado} nome="A receber" />;
  const nome = fatura.recebida_em === null ? undefined : formatDayMonthTime(fatura.recebida_em);
  return <InvoiceBadge estado={estado} nome={estado === 'recebida' ? nome : undefined} />;
}

/** Returns the columns. `today` is 'aaaa-mm-dd' and decides which invoices are overdue. */
const colunas = (today: string): readonly Column<LinhaDeFatura>[] => [
  colunaDoComercio,
  inteiro('entregas', 'Entregas', 'total_entregas'),
  dinheiro('valor', 'Valor', 'valor', { className: 'font-bold' }),
  {
    id: 'vence',
    title: 'Vence em',
    searchable: false,
    value: ({ vence_em }) => vence_em,
    fields: ['vence_em'],
    kind: 'dia',
    cell: ({ vence_em }) => <span className="tabular-nums">{formatDate(vence_em)}</span>,
  },
  {
    id: 'estado',
    title: 'Situação',
    searchable: false,
    fields: ['estado', 'recebida_em'],
    value: (fatura) => fatura.recebida_em ?? estadoDaFatura(fatura, today),
    sheetValue: (fatura) => estadoPorExtenso(fatura, today),
    cell: (fatura) => <Estado fatura={fatura} now={today} />,
  },
];

type AcaoProps = { fatura: LinhaDeFatura; marking: boolean; onReceive: () => void; onReverse: () => void };

function Acao({ fatura: { comercio, estado, valor }, marking, onReceive, onReverse }: AcaoProps) {
  const nome = <span className="sr-only"> {comercio}</span>;
  if (estado === 'recebida') {
    return (
      <Button variant="ghost" size="sm" icon={RotateCcw} onClick={onReverse}>
        Estornar{nome}
      </Button>
    );
  }
  if (estado === 'aberta' || valor <= 0) return null;
  return (
    <Button variant="secondary" size="sm" icon={Check} loading={marking} onClick={onReceive}>
      Marcar como recebida{nome}
    </Button>
  );
}

const noTelefone = (fatura: LinhaDeFatura, today: string, acao: ReactNode) => (
  <div className="grid gap-2">
    <LinhaNoTelefone
      quem={<Comercio nome={fatura.comercio} size={40} nota={`vence em ${formatDate(fatura.vence_em)}`} />}
      valor={formatMoney(fatura.valor)}
      legend={
        estadoDaFatura(fatura, today) === 'vencida' ? (
          <Estado fatura={fatura} now={today} />
        ) : (
          estadoPorExtenso(fatura, today)
        )
      }
    />
    <div className="justify-self-end empty:hidden">{acao}</div>
  </div>
);

type Props = { semana_inicio: string; onTable: (shown: ShownTable) => void };

/** The invoices of the week, with the actions to mark one as received and to reverse a mark. */
export function ComerciosDaSemana({ semana_inicio, onTable }: Props) {
  const { faturas, failed, retry, marking, receber, estornar, estornando } = useFaturas(semana_inicio);
  const estorno = useDialogState<LinhaDeFatura>();
  const phone = usePhone();
  const today = isoDay(useServerNow(CLOCK_MS));
  const columns = useMemo(() => colunas(today), [today]);
  const acao = (fatura: LinhaDeFatura) => (
    <Acao
      fatura={fatura}
      marking={marking.has(fatura.comercio_id)}
      onReceive={() => receber(fatura)}
      onReverse={() => estorno.show(fatura)}
    />
  );
  const table = useDataTable({
    columns,
    data: faturas?.linhas,
    rowId: ({ comercio_id }) => comercio_id,
    onTable,
    error: failed ? { title: FALHAS['faturas.semana'], onRetry: retry } : undefined,
  });
  return (
    <div className="grid gap-3">
      {faturas?.com_pix === false && (
        <Banner tone="aviso">
          As lojas veem a fatura sem o PIX da empresa. Defina EMPRESA_PIX_CHAVE na configuração do servidor para elas
          pagarem pelo aplicativo.
        </Banner>
      )}
      <DataTable
        table={table}
        title="Faturas da semana"
        search="Buscar comércio"
        toolbar={
          faturas && (
            <p className="ml-auto text-[14px] leading-5 tabular-nums">
              <strong>
                {formatInteger(faturas.recebidas)} de {formatInteger(faturas.linhas.length)} recebidas
              </strong>{' '}
              <span className="text-ink-2">
                {formatMoney(faturas.total_recebido)} de {formatMoney(faturas.total)}
              </span>
            </p>
          )
        }
        phoneRow={(fatura) => noTelefone(fatura, today, acao(fatura))}
        actions={phone ? undefined : acao}
        empty={{ title: 'Nenhuma loja teve entregas nesta semana', text: 'Escolha outra semana.' }}
      />
      <LazyDialog>
        {estorno.target && (
          <MotivoDialog
            key={`${estorno.target.comercio_id} ${estorno.target.recebida_em}`}
            open={estorno.open}
            onOpenChange={estorno.onOpenChange}
            title="Estornar este recebimento?"
            description={`A fatura de ${estorno.target.comercio}, de ${formatMoney(estorno.target.valor)}, volta a receber.`}
            onMotivoChange={(motivo) => estorno.target && estornar(estorno.target, motivo, estorno.close)}
            sending={estornando}
          />
        )}
      </LazyDialog>
    </div>
  );
}
