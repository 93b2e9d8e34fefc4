import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { aCobrar, PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { formatDate, formatDateTime, formatTime, weekdayLong } from '@corre/ui/domain/format/dates.ts';
import { OrderNumber } from '@corre/ui/domain/order-number/order-number-badge.tsx';
import { StatementActs } from '@corre/ui/domain/statement/statement.tsx';
import { nomeDaSituacao } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { somaDoDia, totalLines } from './soma-do-dia.ts';
import { useDia } from './use-dia.ts';

const COLUMNS = ['Hora', 'Endereço', 'Entregador', 'Pagamento', 'Status', 'Valor'] as const;
const CELL = 'py-1.5 pr-3 text-left align-top last:pr-0 last:text-right';
/** A phone has room for three columns. These columns move under the address there. */
const BELOW_ON_PHONE: readonly string[] = ['Entregador', 'Pagamento', 'Status'];
const WIDE = 'max-sm:hidden';

/** The shop has not yet released the delivery [pendente]. */
const A_LIBERAR = 'A liberar';
const statusDe = (pedido: SolicitacaoDoComercio): string => (pedido.a_liberar ? A_LIBERAR : nomeDaSituacao(pedido));

const pagamentoDe = (pedido: SolicitacaoDoComercio): string => {
  const { label } = PAGAMENTOS[pedido.pagamento];
  return aCobrar(pedido) > 0 ? `${label} ${formatMoney(aCobrar(pedido))}` : label;
};

function Row({ pedido }: { pedido: SolicitacaoDoComercio }) {
  const { data_solicitacao, endereco, nome_entregador, status, valor_estimado } = pedido;
  const entregador = nome_entregador ? nomeCurto(nome_entregador) : '–';
  return (
    <tr className={`border-t border-line ${status === 'cancelada' ? 'text-ink-2' : ''}`}>
      <td className={`${CELL} tabular-nums`}>{formatTime(data_solicitacao)}</td>
      <td className={`${CELL} wrap-anywhere`}>
        <OrderNumber pedido={pedido} className="font-semibold" /> · <span>{endereco}</span>
        <span className="block text-[13px] leading-[18px] text-ink-2 sm:hidden">
          {[nome_entregador && entregador, pagamentoDe(pedido), statusDe(pedido)].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className={`${CELL} ${WIDE}`}>{entregador}</td>
      <td className={`${CELL} ${WIDE} tabular-nums`}>{pagamentoDe(pedido)}</td>
      <td className={`${CELL} ${WIDE}`}>{statusDe(pedido)}</td>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>{formatMoney(valor_estimado)}</td>
    </tr>
  );
}

/** A delivery that the shop launched by itself. It has no address. */
function Lancada({ entrega }: { entrega: EntregaView }) {
  const { data, entregador_nome, quantidade, status, tipo_pagamento, valor } = entrega;
  const facts = [
    nomeCurto(entregador_nome),
    PAGAMENTOS[tipo_pagamento].label,
    status === 'pendente' ? A_LIBERAR : 'Finalizada',
  ];
  return (
    <tr className="border-t border-line">
      <td className={`${CELL} tabular-nums`}>{formatTime(data)}</td>
      <td className={CELL}>
        Entrega lançada · {countOf(quantidade, 'item', 'itens')}
        <span className="block text-[13px] leading-[18px] text-ink-2 sm:hidden">{facts.join(' · ')}</span>
      </td>
      {facts.map((fact) => (
        <td key={fact} className={`${CELL} ${WIDE}`}>
          {fact}
        </td>
      ))}
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>{formatMoney(valor)}</td>
    </tr>
  );
}

type SheetProps = {
  pedidos: readonly SolicitacaoDoComercio[];
  lancadas: readonly EntregaView[];
  dia: string;
  now: number;
};

function Sheet({ pedidos, lancadas, dia, now }: SheetProps) {
  const comercio_nome = useComercioNome();
  const sum = totalLines(somaDoDia(pedidos, lancadas));
  const title = `Pedidos de ${weekdayLong(dia)}, ${formatDate(dia)}`;
  return (
    <>
      <StatementActs
        file={`Pedidos ${dia}`}
        summary={[`${comercio_nome}: ${title}`, ...sum.map(([nome, valor]) => `${nome}: ${valor}`)].join('\n')}
      />
      <Card
        aria-labelledby="dia"
        className="grid grid-cols-1 gap-4 p-4 sm:p-6 print:rounded-none print:border-0 print:p-0 print:shadow-none"
      >
        <header className="border-b-[1.5px] border-ink pb-3">
          <p className="text-[17px] leading-6 font-[750] wrap-anywhere text-ink">{comercio_nome}</p>
          <h1 id="dia">{title}</h1>
          <p className="text-[14px] leading-5 text-ink-2">Emitido em {formatDateTime(now)}</p>
        </header>
        {pedidos.length + lancadas.length === 0 ? (
          <EmptyState title="Nenhum pedido neste dia" />
        ) : (
          <>
            <table aria-label={title} className="w-full text-[15px] leading-5 print:text-[13px] print:leading-5">
              <thead>
                <tr className="text-[14px] text-ink-2">
                  {COLUMNS.map((column) => (
                    <th
                      key={column}
                      scope="col"
                      className={`${CELL} font-semibold ${BELOW_ON_PHONE.includes(column) ? WIDE : ''}`}
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pedidos.map((pedido) => (
                  <Row key={pedido.id} pedido={pedido} />
                ))}
                {lancadas.map((entrega) => (
                  <Lancada key={entrega.id} entrega={entrega} />
                ))}
              </tbody>
            </table>
            <dl className="ml-auto grid w-full max-w-[360px] gap-1 break-inside-avoid border-t-[1.5px] border-ink pt-2">
              {sum.map(([nome, valor]) => (
                <div key={nome} className="flex justify-between gap-4">
                  <dt>{nome}</dt>
                  <dd className="font-bold whitespace-nowrap tabular-nums">{valor}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Card>
    </>
  );
}

/**
 * A day's requests and launched deliveries on a printable sheet, at an address of its own: today, or any day before.
 * The print contains only the sheet, in light colours.
 */
export function PapelDoDia() {
  const { data, dia, hoje, choose, now, isError, isRefetching, refetch } = useDia();
  return (
    <div className="mx-auto grid max-w-[820px] grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link href="/historico" className={buttonClass({ variant: 'ghost', className: 'max-md:min-h-11' })}>
          <ArrowLeft aria-hidden="true" className="size-[18px]" />
          Voltar ao histórico
        </Link>
        <input
          type="date"
          aria-label="Dia"
          value={dia}
          max={hoje}
          onChange={({ target }) => choose(target.value)}
          className="h-11 rounded-[10px] border border-control bg-surface px-3 text-[16px] font-semibold text-ink"
        />
      </div>
      {data ? (
        <Sheet {...data} dia={dia} now={now} />
      ) : isError ? (
        <Card>
          <ErrorState title={FALHAS['solicitacoes.doComercio']} onRetry={refetch} retrying={isRefetching} />
        </Card>
      ) : (
        <LoadingCard />
      )}
    </div>
  );
}
