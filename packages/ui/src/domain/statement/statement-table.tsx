import { formatMoney } from '../../kit/format/money.ts';
import { formatDayMonthTime } from '../format/dates.ts';

/** One delivery of a statement. */
export type StatementRow = {
  id: number;
  /** ISO instant at which the delivery counts */
  quando: string;
  /** the other side: the shop or the courier */
  nome: string;
  /** in reais */
  valor: number;
};

const cell = 'py-2 pr-3 align-top last:pr-0';
const money = `${cell} text-right whitespace-nowrap tabular-nums`;

type Props = { title: string; coluna: string; linhas: readonly StatementRow[] };

/** The deliveries of a week, oldest first. The table head repeats on each printed page. */
export function StatementTable({ title, coluna, linhas }: Props) {
  if (linhas.length === 0) return <p className="text-ink-2">Nenhuma entrega nesta semana.</p>;
  const oldestFirst = linhas.toSorted((a, b) => a.quando.localeCompare(b.quando) || a.id - b.id);
  return (
    <table aria-label={`Entregas: ${title}`} className="w-full text-[16px] leading-6 print:text-[13px] print:leading-5">
      <thead>
        <tr className="text-left text-[14px] leading-5 text-ink-2">
          <th scope="col" className={`${cell} w-0 font-[550] whitespace-nowrap`}>
            Data
          </th>
          <th scope="col" className={`${cell} font-[550]`}>
            {coluna}
          </th>
          <th scope="col" className={`${money} font-[550]`}>
            Valor
          </th>
        </tr>
      </thead>
      <tbody>
        {oldestFirst.map(({ id, quando, nome, valor }) => (
          <tr key={id} className="border-t border-line">
            <td className={`${cell} w-0 whitespace-nowrap tabular-nums text-ink-2`}>{formatDayMonthTime(quando)}</td>
            <td className={`${cell} wrap-anywhere`}>{nome}</td>
            <td className={money}>{formatMoney(valor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
