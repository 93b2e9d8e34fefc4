import { Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { copyText } from '../../kit/clipboard/copy-text.ts';
import { formatMoney, formatMoneySigned } from '../../kit/format/money.ts';
import { Spoken } from '../../kit/spoken/spoken.tsx';
import { notify } from '../../kit/toaster/notify.ts';
import { formatDayMonthTime } from '../format/dates.ts';

/** One delivery of a statement. */
type StatementRow = {
  id: number;
  /** ISO instant of the delivery's end */
  quando: string;
  /** the other side: the shop or the courier */
  nome: string;
  /** 'liberada às 18:40' */
  nota?: string | null;
  /** in reais */
  valor: number;
};

const cell = 'py-2 pr-3 align-top last:pr-0';
const money = `${cell} text-right whitespace-nowrap tabular-nums`;

type TableProps = { title: string; column: string; rows: readonly StatementRow[] };

/** The deliveries of a week, oldest first. The table head repeats on each printed page. */
function StatementTable({ title, column, rows }: TableProps) {
  if (rows.length === 0) return <p className="text-ink-2">Nenhuma entrega nesta semana.</p>;
  const oldestFirst = rows.toSorted((a, b) => a.quando.localeCompare(b.quando) || a.id - b.id);
  return (
    <table aria-label={`Entregas: ${title}`} className="w-full text-[16px] leading-6 print:text-[13px] print:leading-5">
      <thead>
        <tr className="text-left text-[14px] leading-5 text-ink-2">
          <th scope="col" className={`${cell} w-0 font-[550] whitespace-nowrap`}>
            Data
          </th>
          <th scope="col" className={`${cell} font-[550]`}>
            {column}
          </th>
          <th scope="col" className={`${money} font-[550]`}>
            Valor
          </th>
        </tr>
      </thead>
      <tbody>
        {oldestFirst.map(({ id, quando, nome, nota, valor }) => (
          <tr key={id} className="border-t border-line">
            <td className={`${cell} w-0 whitespace-nowrap tabular-nums text-ink-2`}>{formatDayMonthTime(quando)}</td>
            <td className={`${cell} wrap-anywhere`}>
              {nome}
              {nota && <span className="block text-ink-2">{nota}</span>}
            </td>
            <td className={money}>{formatMoney(valor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line of the sum, in reais. `sinal` shows a sign: added or taken off. */
type StatementLine = { id: string; nome: ReactNode; valor: number; sinal?: boolean };

type Props = {
  /** the company that pays or is paid */
  empresa: string;
  /** 'Recibo de pagamento', 'Fatura' */
  title: string;
  /** the state in words: 'Ainda não paga …' */
  situacao: ReactNode;
  /** pairs of name and value: the person or shop, the week, the bank's transaction */
  facts: readonly (readonly [nome: string, valor: ReactNode])[];
  /** the other side of each delivery: 'Comércio' for a courier, 'Entregador' for a shop */
  column: string;
  rows: readonly StatementRow[];
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
            <Spoken>{sinal ? formatMoneySigned(valor) : formatMoney(valor)}</Spoken>
          </dd>
        </div>
      ))}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t-[1.5px] border-ink pt-2">
        <dt className="font-[750]">{total.nome}</dt>
        <dd className="text-[24px] leading-8 font-[800] whitespace-nowrap tabular-nums">
          <Spoken>{formatMoney(total.valor)}</Spoken>
        </dd>
      </div>
    </dl>
  );
}

/**
 * A week on one sheet, complete on paper: whose week it is, every delivery, the sum and the state of the payment.
 * Only this card is printed, without the page around it (ADR 0020).
 */
export function Statement(props: Props) {
  const { empresa, title, situacao, facts, column, rows, contas, total, children } = props;
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
        {facts.map(([nome, valor]) => (
          <div key={nome}>
            <dt className="text-[14px] leading-5 text-ink-2">{nome}</dt>
            <dd className="text-(length:--ui-text) leading-snug font-[650] wrap-anywhere text-ink">{valor}</dd>
          </div>
        ))}
      </dl>
      <StatementTable title={title} column={column} rows={rows} />
      <Sum contas={contas} total={total} />
      {children}
    </Card>
  );
}

type ActsProps = {
  /** the name of the printed file: 'Recibo 09-11-2026' */
  file: string;
  /** the shared text: the statement in a few lines, because the page's address needs a login */
  summary: string;
};

/** Prints the page. The browser takes the page's title as the name of a saved file. */
function printAs(file: string): void {
  const title = document.title;
  document.title = file;
  addEventListener('afterprint', () => (document.title = title), { once: true });
  print();
}

async function copy(summary: string): Promise<void> {
  if (await copyText(summary)) notify.success('Resumo copiado');
  else notify.error('O navegador não deixou copiar');
}

async function share(summary: string): Promise<void> {
  // Desktops without a share sheet and pages without https use the clipboard.
  if (!navigator.share) return copy(summary);
  try {
    await navigator.share({ text: summary });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(summary);
  }
}

/** The buttons of a statement: print and share. */
export function StatementActs({ file, summary }: ActsProps) {
  return (
    <div className="grid gap-3 sm:flex print:hidden">
      <Button size="lg" icon={Printer} onClick={() => printAs(file)}>
        Imprimir
      </Button>
      <Button size="lg" variant="secondary" icon={Share2} onClick={() => void share(summary)}>
        Compartilhar
      </Button>
    </div>
  );
}
