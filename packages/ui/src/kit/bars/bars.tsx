import { inRem } from '../theme/in-rem.ts';
import { twMerge } from '../theme/merge-classes.ts';

export type Bar = {
  /** under the column: 'Sáb' or 'sáb 21/11' */
  label: string;
  valor: number;
  /** the chosen day, usually today */
  highlight?: boolean;
  /** a future day: a dashed stub without a figure */
  future?: boolean;
};

type Props = {
  bars: readonly Bar[];
  /** the caption of the table for screen readers: 'Entregas por dia' */
  title: string;
  /** formats a value above its column and in the table */
  format?: (valor: number) => string;
  /** the height of the tallest column in pixels */
  height?: number;
  className?: string;
};

function Column({ bar, text, height }: { bar: Bar; text: string; height: number }) {
  const { highlight, future, label } = bar;
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center justify-end">
      <span
        className={twMerge(
          'text-[14px] leading-5 tabular-nums',
          highlight ? 'font-bold text-ink' : 'font-[650] text-ink-2',
        )}
      >
        {future ? '' : text}
      </span>
      <span
        data-mark={future ? 'off' : 'on'}
        className={twMerge(
          'mt-1 w-full rounded-t-[5px]',
          highlight ? 'bg-brand' : 'bg-brand/32',
          future && 'rounded-[5px] border border-dashed border-control bg-transparent',
        )}
        style={{ height: inRem(`${height}px`) }}
      />
      <span
        className={twMerge('mt-1.5 truncate text-[14px] leading-5', highlight ? 'font-bold text-ink' : 'text-ink-2')}
      >
        {label}
      </span>
    </div>
  );
}

/** A column chart of the days of a week. Screen readers get a table with the same values instead. */
export function Bars({ bars, title, format = String, height = 64, className }: Props) {
  const top = Math.max(...bars.map(({ valor }) => valor), 1);
  return (
    <figure className={className}>
      <div aria-hidden="true" className="flex gap-2">
        {bars.map((bar) => (
          <Column
            key={bar.label}
            bar={bar}
            text={format(bar.valor)}
            height={bar.future ? 9 : Math.max(3, Math.round((bar.valor / top) * height))}
          />
        ))}
      </div>
      {/* The wrapper is hidden, because a table ignores the width of 1 px and would widen the page. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {bars.map(({ label, valor, future }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{future ? 'ainda não chegou' : format(valor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
