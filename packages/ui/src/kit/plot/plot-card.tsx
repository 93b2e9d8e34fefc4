import { EllipsisVertical, FileText, Printer, Sheet, Table2, TrendingUp } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spoken } from '../spoken/spoken.tsx';
import { InlineError } from '../states/error-state.tsx';
import { twMerge } from '../theme/merge-classes.ts';
import { type Fill, FilledBox, FillPatterns } from './fills.tsx';
import type { PlotTable } from './plot-table.ts';
import { ScrollBox } from './scroll-box.tsx';

/** An entry of the legend: a fill, a line, or the mark of a value below the target. */
export type Key = { label: string; mark: Fill | 'line' | 'dashed' | 'steps' | 'target' | 'low' };

type Props = {
  /** what the numbers found; stands only where the numbers stand */
  title: string;
  /** what the card shows: its title while there are no numbers */
  about: string;
  /** what is counted, in one sentence */
  nota: string;
  /** numbers that stand before `nota`; like `title`, only where the numbers stand */
  found?: string | undefined;
  legend?: readonly Key[];
  table: PlotTable;
  /** the file's name without its ending */
  file: string;
  /** `old`: the picture is of the span before, so it is dim and cannot be saved */
  state: 'loading' | 'error' | 'few' | 'old' | 'ready';
  /** said instead of the picture in the state `few` */
  few: string;
  onRetry: () => void;
  /** height of the picture in pixels, and on a phone if it differs */
  height: number;
  phoneHeight?: number;
  /** true if the picture is a table, which a screen reader reads itself */
  isTable?: boolean;
  className?: string;
  children: ReactNode;
};

const LINES = {
  line: 'M0 6 H20',
  dashed: 'M0 6 H5 M9 6 H14 M18 6 H20',
  steps: 'M0 9 H8 V3 H20',
  target: 'M0 6 H2 M5 6 H7 M10 6 H12 M15 6 H17',
  low: '',
} as const;

const STROKES = {
  line: 'var(--color-brand)',
  dashed: 'var(--color-ink-2)',
  steps: 'var(--color-ink)',
  target: 'var(--color-ink)',
  low: 'var(--color-perigo)',
} as const;

/** The marks of the values on a line, as the plot draws them. */
const POINTS: Partial<Record<keyof typeof LINES, ReactNode>> = {
  line: <circle cx={10} cy={6} r={3.5} fill={STROKES.line} />,
  dashed: <path d="M10 2 L14 6 L10 10 L6 6 Z" fill="var(--color-surface)" stroke={STROKES.dashed} strokeWidth={1.5} />,
  low: <path d="M10 1 L15 6 L10 11 L5 6 Z" fill="var(--color-surface)" stroke={STROKES.low} strokeWidth={2} />,
};

function Mark({ mark }: { mark: Key['mark'] }) {
  const id = useId();
  return (
    <svg width={20} height={12} aria-hidden="true" className="shrink-0">
      {mark in LINES ? (
        <>
          <path
            d={LINES[mark as keyof typeof LINES]}
            className="fill-none"
            stroke={STROKES[mark as keyof typeof LINES]}
            strokeWidth={2}
          />
          {POINTS[mark as keyof typeof LINES]}
        </>
      ) : (
        <>
          <FillPatterns id={id} />
          <FilledBox fill={mark as Fill} id={id} x={3} y={1} width={14} height={10} />
        </>
      )}
    </svg>
  );
}

type ActionProps = {
  asTable: boolean;
  setAsTable: (asTable: boolean) => void;
  file: string;
  table: PlotTable;
  title: string;
  ready: boolean;
  onPrint: () => Promise<void>;
};

/** They keep their place before the data comes, so that nothing moves then. */
function Actions({ asTable, setAsTable, file, table, title, ready, onPrint }: ActionProps) {
  const Icon = asTable ? TrendingUp : Table2;
  const files = () => import('./plot-files.ts');
  return (
    <div className={twMerge('-mt-1.5 -mr-3 flex items-center max-md:order-last print:hidden', !ready && 'invisible')}>
      <button
        type="button"
        className="inline-flex min-h-(--ui-button-sm) items-center gap-1.5 rounded-lg px-2 text-[13px] leading-5 font-semibold text-brand-ink hover:bg-sunken"
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        <Icon aria-hidden="true" className="size-4" />
        Ver como tabela
      </button>
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={`Guardar ou imprimir: ${title}`} size="sm" />}
        items={[
          {
            label: 'Exportar CSV',
            icon: FileText,
            onSelect: () => void files().then(({ downloadCsv }) => downloadCsv(file, table)),
          },
          {
            label: 'Exportar Excel',
            icon: Sheet,
            onSelect: () => void files().then(({ downloadExcel }) => downloadExcel(file, table)),
          },
          { label: 'Imprimir', icon: Printer, onSelect: () => void onPrint() },
        ]}
      />
    </div>
  );
}

function Numbers({ table: { columns, rows } }: { table: PlotTable }) {
  return (
    <table className="w-full text-right text-[13px] leading-6 tabular-nums">
      <thead className="sticky top-0 bg-surface">
        <tr>
          {columns.map((column, n) => (
            <th key={column} scope="col" className={twMerge('px-2 font-semibold text-ink-2', n === 0 && 'text-left')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[0])} className="border-t border-line">
            {row.map((value, n) => {
              const Cell = n === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={columns[n]}
                  scope={n === 0 ? 'row' : undefined}
                  className={twMerge('px-2 text-ink', n === 0 && 'text-left font-normal')}
                >
                  <Spoken>{value ?? '—'}</Spoken>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A card with a picture, its finding and its definition. 'Ver como tabela' shows the same numbers as a table. */
export function PlotCard({
  title,
  about,
  nota,
  found,
  legend,
  table,
  file,
  state,
  few,
  onRetry,
  height,
  phoneHeight = height,
  isTable = false,
  className,
  children,
}: Props) {
  const [asTable, setAsTable] = useState(false);
  const card = useRef<HTMLElement>(null);
  const heading = useId();
  const ready = state === 'ready';
  const old = state === 'old';
  const sizes = {
    '--picture': `${height}px`,
    '--picture-phone': `${phoneHeight}px`,
    // Inline, because a class would weigh on every page. A screen reader does not get the numbers either (`inert`).
    opacity: old ? 0.35 : 1,
  } as CSSProperties;
  const answered = ready || state === 'few';
  const shown = answered ? title : about;
  const waiting = old || state === 'loading';
  const drawn = ready || old;
  return (
    <section
      ref={card}
      aria-labelledby={heading}
      aria-busy={waiting}
      className={twMerge(
        'flex min-w-0 flex-col rounded-(--ui-card) border border-line bg-surface p-4 pt-3 print:break-inside-avoid',
        className,
      )}
    >
      <header className="flex min-h-[60px] flex-wrap items-start content-start gap-x-2">
        <h2
          id={heading}
          className="min-w-[min(100%,10rem)] flex-1 text-[16px] leading-5 font-bold text-ink max-md:min-h-10 max-md:basis-full"
        >
          {shown}
        </h2>
        <Actions
          {...{ asTable, setAsTable, file, table, ready }}
          title={shown}
          onPrint={async () => {
            const { printOnly } = await import('./print-only.ts');
            // The menu closes first, so that it is not on the paper.
            setTimeout(() => card.current && printOnly(card.current));
          }}
        />
        <p className="w-full text-[13px] leading-5 text-ink-2">
          {found && (answered ? `${found} ` : waiting && <Skeleton className="mr-1 inline-block h-3 w-40" />)}
          {nota}
        </p>
      </header>
      {legend && !asTable && (
        <ul className="flex flex-wrap gap-x-4 text-[13px] leading-5 text-ink-2">
          {legend.map(({ label, mark }) => (
            <li key={label} className="flex items-center gap-1.5">
              <Mark mark={mark} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div
        className={twMerge(
          'relative mt-1 h-(--picture) max-md:h-(--picture-phone)',
          // A table stands whole on paper. A picture has no height of its own.
          (asTable || isTable) && 'print:h-auto',
        )}
        style={sizes}
        inert={old}
      >
        {state === 'loading' && <Skeleton className="size-full" />}
        {state === 'error' && <InlineError title="Não foi possível carregar estes números" onRetry={onRetry} />}
        {state === 'few' && (
          <p className="flex h-full flex-col items-center justify-center text-center text-[14px] leading-5 text-ink-2">
            <Sheet aria-hidden="true" className="mb-1 size-5" />
            {few}
          </p>
        )}
        {drawn &&
          (asTable ? (
            <ScrollBox>
              <Numbers table={table} />
            </ScrollBox>
          ) : (
            children
          ))}
        {ready && !asTable && !isTable && (
          <div className="sr-only">
            <Numbers table={table} />
          </div>
        )}
      </div>
    </section>
  );
}
