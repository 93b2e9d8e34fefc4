import { sumReais } from '@corre/contract/cents.ts';
import { formatDate, formatDayMonthTime, type Instant } from '@corre/ui/domain/format/dates.ts';
import { estadoDaFatura, InvoiceBadge } from '@corre/ui/domain/invoice-badge/invoice-badge.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import type { ReactNode } from 'react';
import { Comercio, PessoaRow } from '../pessoas.tsx';
import { comercioColumn } from '../relatorios/comercios-table.tsx';
import { dinheiro, inteiro } from '../relatorios/numeros.tsx';
import type { LinhaDeFatura } from './use-faturas.ts';

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

/** Returns the sum of an invoice's adjustments in words, or null without one. */
function somaDosAjustes({ ajustes }: LinhaDeFatura): string | null {
  if (ajustes.length === 0) return null;
  const soma = sumReais(ajustes, ({ valor }) => valor);
  return `${soma < 0 ? 'desconto' : 'acréscimo'} de ${formatMoney(Math.abs(soma))}`;
}

/** Returns what the bank knows of an invoice that is not received: its charge, or why there is none. */
function naCobranca({ estado, valor, com_dados, cobranca, recebido }: LinhaDeFatura): string | null {
  if (estado !== 'a_receber' || valor <= 0) return null;
  const parte = recebido > 0 ? `${formatMoney(recebido)} já veio. ` : '';
  if (!com_dados) return `${parte}A loja não disse o CNPJ ou CPF`;
  if (cobranca === null || cobranca.estado === 'removida') return `${parte}A cobrança ainda não foi feita`;
  if (cobranca.erro !== null) return `${parte}O banco não aceitou: ${cobranca.erro}`;
  if (cobranca.estado === 'ativa') return `${parte}Cobrada`;
  return `${parte}O banco ainda não respondeu`;
}

/** What the bank knows of an invoice, shown only where the company's bank is configured. */
const colunaDaCobranca: Column<LinhaDeFatura> = {
  id: 'cobranca',
  title: 'No banco',
  searchable: false,
  sortable: false,
  fields: ['cobranca'],
  value: naCobranca,
  sheetValue: naCobranca,
  cell: (fatura) => <span className="text-[14px] leading-5 text-ink-2">{naCobranca(fatura)}</span>,
  className: 'max-w-[300px]',
};

function Estado({ fatura, now }: { fatura: LinhaDeFatura; now: Instant }) {
  const estado = estadoDaFatura(fatura, now);
  if (estado === 'devida') return <InvoiceBadge estado={estado} nome="A receber" />;
  const nome = fatura.recebida_em === null ? undefined : formatDayMonthTime(fatura.recebida_em);
  return <InvoiceBadge estado={estado} nome={estado === 'recebida' ? nome : undefined} />;
}

/**
 * Returns the columns. `today` is 'aaaa-mm-dd' and decides which invoices are overdue. `com_cobranca`: the company's
 * bank is configured.
 */
export const faturasColumns = (today: string, com_cobranca: boolean): readonly Column<LinhaDeFatura>[] => [
  comercioColumn,
  inteiro('entregas', 'Entregas', 'total_entregas'),
  {
    ...dinheiro('valor', 'Valor', 'valor'),
    cell: (fatura) => (
      <>
        <span className="font-bold">{formatMoney(fatura.valor)}</span>
        {somaDosAjustes(fatura) && (
          <span className="block text-[13px] leading-[18px] text-ink-2">{somaDosAjustes(fatura)}</span>
        )}
      </>
    ),
  },
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
  ...(com_cobranca ? [colunaDaCobranca] : []),
];

type FaturaNoTelefoneProps = { fatura: LinhaDeFatura; today: string; comCobranca: boolean; acao: ReactNode };

/** An invoice as one row of a phone, with its notes and its action. */
export function FaturaNoTelefone({ fatura, today, comCobranca, acao }: FaturaNoTelefoneProps) {
  const notas = [somaDosAjustes(fatura), comCobranca ? naCobranca(fatura) : null].filter((nota) => nota !== null);
  return (
    <div className="grid gap-2">
      <PessoaRow
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
      {notas.length > 0 && <p className="text-[14px] leading-5 text-ink-2">{notas.join(' · ')}</p>}
      <div className="justify-self-end empty:hidden">{acao}</div>
    </div>
  );
}
