import { twMerge } from '../theme/merge-classes.ts';

type Props = {
  /** the table's name for screen readers */
  caption: string;
  rows: readonly string[];
  columns: readonly string[];
  /** the value of a cell, by the indexes of its row and column; null is not known, which is not 0 */
  value: (row: number, column: number) => number | null;
  format?: (value: number) => string;
  /** false hides the sums of the rows, where they mean nothing */
  totals?: boolean;
  /** width of the names of the rows, in pixels */
  rowWidth?: number;
  /** what the numbers count; shows which numbers each shade stands for */
  legend?: string;
};

/** From light to dark. The number in each cell says the same without colour. */
const LEVELS = [
  { brand: 0, className: '' },
  { brand: 15, className: 'text-ink' },
  { brand: 30, className: 'text-ink font-semibold' },
  { brand: 45, className: 'text-ink font-bold' },
  { brand: 100, className: 'text-on-brand font-bold' },
] as const;

/** The largest value counts so many parts. The last level begins before it, so that the frame is not alone in it. */
const PARTS = LEVELS.length - 1.25;

/** Returns the index of a value's level. */
const levelAt = (value: number, top: number) =>
  value <= 0 ? 0 : Math.min(LEVELS.length - 1, 1 + Math.floor((value * PARTS) / top));

/** Returns the whole numbers of each level, from light to dark, up to `top`. Levels without a number are left out. */
export function heatRanges(top: number): { level: number; from: number; to: number }[] {
  const ranges: { level: number; from: number; to: number }[] = [];
  for (let value = 0; value <= top; value += 1) {
    const level = levelAt(value, top);
    const last = ranges.at(-1);
    if (last?.level === level) last.to = value;
    else ranges.push({ level, from: value, to: value });
  }
  return ranges;
}

// Inline, because a class for each share of the colour would weigh on every page.
const shade = (level: number) =>
  `color-mix(in srgb, var(--color-brand) ${LEVELS[level]?.brand ?? 0}%, var(--color-sunken))`;

/** A background on paper, too: it carries the picture. */
const PRINTED = 'print:[print-color-adjust:exact]';

/** Which numbers each shade stands for. A screen reader does not need it, because each cell has its number. */
function Legend({ text, top, format }: { text: string; top: number; format: (value: number) => string }) {
  return (
    <div aria-hidden="true" className="mb-1 flex flex-wrap gap-x-3 text-[13px] leading-5 text-ink-2">
      <span>{text}:</span>
      {heatRanges(top).map(({ level, from, to }) => (
        <span key={level} className="flex items-center gap-1.5 whitespace-nowrap tabular-nums">
          <span
            className={twMerge('h-3 w-4 rounded-[3px] border border-line', PRINTED)}
            style={{ background: shade(level) }}
          />
          {from === to ? format(from) : `${format(from)} a ${format(to)}`}
        </span>
      ))}
    </div>
  );
}

function Cell({ value, top, children }: { value: number; top: number; children: string }) {
  const level = levelAt(value, top);
  return (
    <td
      className={twMerge('rounded-[3px] whitespace-nowrap max-md:text-[11px]', PRINTED, LEVELS[level]?.className)}
      style={{
        height: 19,
        background: shade(level),
        outline: value === top ? '2px solid var(--color-ink)' : undefined,
      }}
    >
      {children}
    </td>
  );
}

/** A table whose cells are darker where more happens. The largest value has a frame. */
export function HeatTable({
  caption,
  rows,
  columns,
  value,
  format = String,
  totals = true,
  rowWidth = 36,
  legend,
}: Props) {
  const cells = rows.map((_, row) => columns.map((_, column) => value(row, column)));
  const all = cells.flat();
  const top = Math.max(1, ...all.map(Number));
  // Where some cells are not known, an empty one would not say which it is.
  const zero = all.includes(null) ? format(0) : '';
  return (
    <div className="overflow-x-auto">
      {legend && <Legend text={legend} top={top} format={format} />}
      <table
        className="w-full table-fixed border-separate text-center text-[13px] leading-4 tabular-nums"
        style={{ borderSpacing: 2 }}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td style={{ width: rowWidth }} />
            {columns.map((column) => (
              <th key={column} scope="col" className="font-normal whitespace-nowrap text-ink-2 max-md:text-[11px]">
                {column}
              </th>
            ))}
            {totals && (
              <th scope="col" className="w-11 font-normal text-ink-2">
                total
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <th scope="row" className="truncate text-left font-normal text-ink-2">
                {name}
              </th>
              {cells[row]?.map((cell, column) => (
                <Cell key={columns[column]} value={Number(cell)} top={top}>
                  {cell === null ? '–' : cell > 0 ? format(cell) : zero}
                </Cell>
              ))}
              {totals && (
                <td className="text-right font-semibold text-ink">
                  {format(cells[row]?.reduce<number>((sum, cell) => sum + Number(cell), 0) ?? 0)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
