import { useId } from 'react';
import { type Fill, FilledBox, FillPatterns } from './fills.tsx';
import { PlotFrame, type Scales } from './plot-frame.tsx';

/** A part of each bar, from the bottom up in the order of the list. */
export type Stack = { label: string; values: readonly number[]; fill: Fill };

type Props = {
  label: string;
  labels: readonly string[];
  stacks: readonly Stack[];
  height: number;
  format: (value: number) => string;
  peak?: number | undefined;
  /** a step line over the bars; what it asks for above a bar is hatched, with its number */
  needed?: readonly (number | null)[] | undefined;
  /** a narrow bar at the right edge of each bar */
  beside?: Stack;
  /** written above each bar */
  above?: (index: number) => string;
};

const sumAt = (stacks: readonly Stack[], index: number) =>
  stacks.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);

/** The step line of what each band needs. */
function steps({ x, y }: Scales, needed: readonly (number | null)[]): string {
  const half = (x.step() - x.bandwidth()) / 2;
  return needed
    .map((value, index) => {
      if (value === null) return '';
      const left = (x(index) ?? 0) - half;
      const joined = index > 0 && needed[index - 1] !== null;
      return `${joined ? 'L' : 'M'}${left} ${y(value)} L${left + x.step()} ${y(value)}`;
    })
    .join(' ');
}

type BarProps = {
  index: number;
  scales: Scales;
  stacks: Props['stacks'];
  needed: Props['needed'];
  beside: Props['beside'];
  text: string;
  bold: boolean;
  id: string;
};

function Bar({ index, scales: { x, y }, stacks, needed, beside, text, bold, id }: BarProps) {
  const left = x(index) ?? 0;
  const width = x.bandwidth();
  const total = sumAt(stacks, index);
  const asked = needed?.[index] ?? null;
  const missing = asked === null ? 0 : Math.max(0, asked - total);
  let below = 0;
  return (
    <g>
      {stacks.map(({ label, values, fill }) => {
        const value = values[index] ?? 0;
        const base = y(below);
        below += value;
        const top = y(below);
        return value > 0 && <FilledBox key={label} {...{ fill, id, x: left, y: top, width, height: base - top }} />;
      })}
      {beside && (beside.values[index] ?? 0) > 0 && (
        <FilledBox
          fill={beside.fill}
          id={id}
          x={left + width * 0.75}
          y={y(beside.values[index] ?? 0)}
          width={width * 0.35}
          height={y(0) - y(beside.values[index] ?? 0)}
        />
      )}
      {missing >= 0.5 && (
        <>
          <FilledBox
            fill="hatch"
            id={id}
            x={left}
            y={y(total + missing)}
            width={width}
            height={y(total) - y(total + missing)}
          />
          <text
            x={left + width / 2}
            y={y(total + missing) - 6}
            textAnchor="middle"
            fill="var(--color-perigo-ink)"
            className="text-[12px] font-bold"
          >
            −{Math.round(missing)}
          </text>
        </>
      )}
      {text && (
        <text
          x={left + width / 2}
          y={y(total) - 6}
          textAnchor="middle"
          className={`text-[12px] ${bold ? 'fill-ink font-bold' : 'fill-ink-2'}`}
        >
          {text}
        </text>
      )}
    </g>
  );
}

/** Bars in parts, with an optional step line of what is needed. */
export function BarPlot({ labels, stacks, needed, beside, above, peak, ...frame }: Props) {
  const id = useId();
  const read = (index: number) => {
    const parts = stacks.map(({ label, values }) => `${label} ${frame.format(values[index] ?? 0)}`);
    const asked = needed?.[index];
    if (asked != null) parts.push(`necessários ${frame.format(asked)}`);
    if (beside) parts.push(`${beside.label} ${frame.format(beside.values[index] ?? 0)}`);
    return `${labels[index] ?? ''}: ${parts.join(', ')}`;
  };
  const tops = labels.map((_, index) => Math.max(sumAt(stacks, index), needed?.[index] ?? 0));
  return (
    <PlotFrame {...frame} labels={labels} read={read} peak={peak} max={Math.max(1, ...tops)}>
      {(scales) => (
        <>
          <FillPatterns id={id} />
          {labels.map((label, index) => (
            <Bar
              key={`${label} ${String(index)}`}
              {...{ index, scales, stacks, needed, beside, id }}
              bold={index === peak}
              text={above?.(index) ?? ''}
            />
          ))}
          {needed && <path d={steps(scales, needed)} className="fill-none" stroke="var(--color-ink)" strokeWidth={2} />}
        </>
      )}
    </PlotFrame>
  );
}
