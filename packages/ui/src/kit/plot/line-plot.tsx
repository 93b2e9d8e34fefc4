import { LinePath } from '@visx/shape';
import { PlotFrame, type Scales } from './plot-frame.tsx';

/** A line of a plot. Null leaves a gap. */
export type Line = { label: string; values: readonly (number | null)[]; dashed?: boolean };

type Props = {
  label: string;
  labels: readonly string[];
  lines: readonly Line[];
  height: number;
  format: (value: number) => string;
  peak?: number | undefined;
  min?: number;
  /** the end of the scale, if several plots share one */
  max?: number;
  /** a dotted line across; values below have a mark of their own */
  target?: number | undefined;
  /** written after the value of the peak: 'min' */
  unit?: string;
  /** true writes each value of the first line, not only the peak's */
  everyValue?: boolean;
};

type Point = { index: number; value: number };

/** Cuts a line at its gaps. */
function parts(values: Line['values']): Point[][] {
  const cut: Point[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) cut.push([]);
    else cut.at(-1)?.push({ index, value });
  }
  return cut.filter((part) => part.length > 0);
}

type DrawnProps = {
  line: Line;
  scales: Scales;
  peak: number | undefined;
  everyValue: boolean;
  format: Props['format'];
  unit: string;
  target: Props['target'];
};

/** A mark of a value: a filled circle, an open diamond on a dashed line, a red diamond below the target. */
function Mark({ dashed, low, color }: { dashed: boolean; low: boolean; color: string }) {
  if (low) {
    const path = 'M0 -5.5 L5.5 0 L0 5.5 L-5.5 0 Z';
    return <path d={path} fill="var(--color-surface)" stroke="var(--color-perigo)" strokeWidth={2} />;
  }
  if (!dashed) return <circle r={3.5} fill={color} />;
  return <path d="M0 -4.5 L4.5 0 L0 4.5 L-4.5 0 Z" fill="var(--color-surface)" stroke={color} strokeWidth={1.5} />;
}

/** Returns whether a value is the lower end of the line beside it. Its text stands below, away from the line. */
function isLow({ values }: Line, { index, value }: Point): boolean {
  const beside = [values[index - 1], values[index + 1]].filter((other) => other != null);
  return beside.length > 0 && beside.every((other) => other > value);
}

/** One line with its marks. */
function DrawnLine({ line, scales: { x, y }, peak, everyValue, format, unit, target }: DrawnProps) {
  const left = ({ index }: Point) => (x(index) ?? 0) + x.bandwidth() / 2;
  const top = ({ value }: Point) => y(value);
  const drawn = parts(line.values);
  const color = line.dashed ? 'var(--color-ink-2)' : 'var(--color-brand)';
  return (
    <g>
      {drawn.map((part) => (
        <LinePath
          key={part[0]?.index}
          data={part}
          x={left}
          y={top}
          className="fill-none"
          stroke={color}
          strokeWidth={2}
          strokeDasharray={line.dashed ? '5 4' : undefined}
        />
      ))}
      {drawn.flat().map((point) => (
        <g key={point.index} transform={`translate(${left(point)}, ${top(point)})`}>
          <Mark dashed={line.dashed === true} low={target !== undefined && point.value < target} color={color} />
          {(point.index === peak || (everyValue && !line.dashed)) && (
            <text
              // The median stands below its mark, because the other line is above.
              y={line.dashed || (everyValue && !isLow(line, point)) ? -9 : 18}
              textAnchor="middle"
              fill={line.dashed ? 'var(--color-ink)' : 'var(--color-brand-ink)'}
              // The text keeps a border against the lines that it crosses.
              stroke="var(--color-surface)"
              strokeWidth={4}
              strokeLinejoin="round"
              paintOrder="stroke"
              className="text-[12px] font-bold"
            >
              {`${format(point.value)}${unit && ` ${unit}`}`}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** One or two lines over the same labels. The lines differ by mark and dash, not only by colour. */
export function LinePlot({ lines, target, everyValue = false, unit = '', peak, format, max, ...frame }: Props) {
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const top = max ?? Math.max(1, target ?? 0, ...known);
  const read = (index: number) => {
    const parts = lines.map(({ label, values }) => {
      const value = values[index] ?? null;
      return `${label} ${value === null ? 'sem valor' : `${format(value)}${unit && ` ${unit}`}`}`;
    });
    return `${frame.labels[index] ?? ''}: ${parts.reverse().join(', ')}`;
  };
  return (
    <PlotFrame {...frame} read={read} peak={peak} max={top} format={format}>
      {(scales) => (
        <>
          {target !== undefined && (
            <line
              x1={0}
              x2={scales.width}
              y1={scales.y(target)}
              y2={scales.y(target)}
              stroke="var(--color-ink)"
              strokeDasharray="2 3"
            />
          )}
          {lines.map((line) => (
            <DrawnLine key={line.label} {...{ line, scales, peak, everyValue, format, unit, target }} />
          ))}
        </>
      )}
    </PlotFrame>
  );
}
