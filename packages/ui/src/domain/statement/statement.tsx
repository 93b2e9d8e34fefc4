import type { ReactNode } from 'react';
import { Card } from '../../kit/card/card.tsx';
import { formatMoney, formatMoneySigned } from '../../kit/format/money.ts';
import { type StatementRow, StatementTable } from './statement-table.tsx';

/** A line of the sum, in reais. `sinal` shows a sign: added or taken off. */
export type StatementLine = { id: string; nome: ReactNode; valor: number; sinal?: boolean };

type Props = {
  /** the company that pays or is paid */
  empresa: string;
  /** 'Recibo de pagamento', 'Fatura' */
  title: string;
  /** the state in words: 'Ainda não paga …' */
  situacao: ReactNode;
  /** pairs of name and value: the person or shop, the week, the bank's transaction */
  dados: readonly (readonly [nome: string, valor: ReactNode])[];
  /** the other side of each delivery: 'Comércio' for a courier, 'Entregador' for a shop */
  coluna: string;
  linhas: readonly StatementRow[];
  contas: readonly StatementLine[];
  total: { nome: string; valor: number };
  /** below the sum: how to pay it */
  children?: ReactNode;
};

function Sum({ contas, total }: Pick<Props, 'contas' | 'total'>) {
  return (
    <dl className="ml-auto grid w-full max-w-[460px] gap-1.5 break-inside-avoid text-(length:--ui-text)">
      {contas.map(({ id, nome, valor, sinal = false }) => (
        <div key={id} className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere text-ink-2">{nome}</dt>
          <dd className="font-[650] whitespace-nowrap tabular-nums">
            {sinal ? formatMoneySigned(valor) : formatMoney(valor)}
          </dd>
        </div>
      ))}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t-[1.5px] border-ink pt-2">
        <dt className="font-[750]">{total.nome}</dt>
        <dd className="text-[24px] leading-8 font-[800] whitespace-nowrap tabular-nums">{formatMoney(total.valor)}</dd>
      </div>
    </dl>
  );
}

/**
 * A week on one sheet, complete on paper: whose week it is, every delivery, the sum and the state of the payment.
 * Only this card is printed, without the page around it (ADR 0064).
 */
export function Statement(props: Props) {
  const { empresa, title, situacao, dados, coluna, linhas, contas, total, children } = props;
  return (
    <Card
      aria-labelledby="statement"
      className="grid grid-cols-1 gap-6 p-4 sm:p-6 print:rounded-none print:border-0 print:p-0 print:shadow-none"
    >
      <header className="grid gap-1 border-b-[1.5px] border-ink pb-4">
        <p className="text-[17px] leading-6 font-[750] wrap-anywhere text-ink">{empresa}</p>
        <h1 id="statement">{title}</h1>
        <p className="text-(length:--ui-text) leading-snug font-[650] text-ink">{situacao}</p>
      </header>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
        {dados.map(([nome, valor]) => (
          <div key={nome}>
            <dt className="text-[14px] leading-5 text-ink-2">{nome}</dt>
            <dd className="text-(length:--ui-text) leading-snug font-[650] wrap-anywhere text-ink">{valor}</dd>
          </div>
        ))}
      </dl>
      <StatementTable title={title} coluna={coluna} linhas={linhas} />
      <Sum contas={contas} total={total} />
      {children}
    </Card>
  );
}
