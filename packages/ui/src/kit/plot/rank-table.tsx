import { twMerge } from '../theme/merge-classes.ts';
import { ScrollBox } from './scroll-box.tsx';

/** A row of a ranking. `value` is null where the numbers are too few for a bar. */
export type Ranked = { name: string; value: number | null; text: string; note?: string };

type Props = {
  /** the table's name for screen readers */
  caption: string;
  /** the titles of the three columns: name, value, note */
  columns: readonly [string, string, string?];
  rows: readonly Ranked[];
};

/**
 * A table whose rows have a bar. The first row is dark, because the title tells of it. The value is written as well.
 */
export function RankTable({ caption, columns: [name, value, note], rows }: Props) {
  const top = Math.max(1, ...rows.map((row) => row.value ?? 0));
  return (
    <ScrollBox>
      <table className="w-full text-[13px] leading-5 tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{value}</th>
            {note && <th scope="col">{note}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.name} className="align-top">
              <th scope="row" className={twMerge('py-1 text-left font-normal text-ink', index === 0 && 'font-bold')}>
                {row.name}
                <span aria-hidden="true" className="mt-0.5 block h-2 bg-sunken">
                  <span
                    // The bar is a background, which a browser leaves off the paper.
                    className="block h-full print:[print-color-adjust:exact]"
                    style={{
                      width: `${((row.value ?? 0) / top) * 100}%`,
                      background: `color-mix(in srgb, var(--color-brand) ${index === 0 ? 100 : 35}%, var(--color-surface))`,
                    }}
                  />
                </span>
              </th>
              <td className={twMerge('w-20 py-1 text-right text-ink', index === 0 && 'font-bold')}>{row.text}</td>
              {note && <td className="w-20 py-1 text-right text-ink-2">{row.note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
