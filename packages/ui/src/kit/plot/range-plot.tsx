import { PlotFrame } from './plot-frame.tsx';

/** The middle of a distribution and its ends: one in ten is below `low`, one in ten above `high`. */
export type Range = { label: string; low: number | null; middle: number | null; high: number | null };

type Props = { label: string; ranges: readonly Range[]; height: number; format: (value: number) => string };

/** Distributions side by side: a bar from end to end with a mark in the middle. The last one is dark. */
export function RangePlot({ label, ranges, height, format }: Props) {
  const max = Math.max(1, ...ranges.map(({ high }) => high ?? 0));
  const read = (index: number) => {
    const { label: name, low, middle, high } = ranges[index] ?? { label: '', low: null, middle: null, high: null };
    if (low === null || middle === null || high === null) return `${name}: poucos dados`;
    return `${name}: no meio ${format(middle)}, de ${format(low)} a ${format(high)}`;
  };
  return (
    <PlotFrame
      read={read}
      label={label}
      labels={ranges.map((range) => range.label)}
      peak={ranges.length - 1}
      max={max}
      height={height}
      format={format}
    >
      {({ x, y }) =>
        ranges.map(({ label: name, low, middle, high }, index) => {
          if (low === null || middle === null || high === null) return null;
          const center = (x(index) ?? 0) + x.bandwidth() / 2;
          const last = index === ranges.length - 1;
          const texts = [
            { at: high, dy: -6, bold: false },
            { at: middle, dy: 4, bold: true },
            { at: low, dy: 14, bold: false },
          ];
          return (
            <g key={name}>
              <rect
                x={center - 9}
                y={y(high)}
                width={18}
                height={Math.max(2, y(low) - y(high))}
                rx={3}
                fill="var(--color-brand)"
                fillOpacity={last ? 0.6 : 0.3}
              />
              <path
                d={`M${center} ${y(middle) - 7} l7 7 l-7 7 l-7 -7 Z`}
                fill="var(--color-surface)"
                stroke="var(--color-ink)"
                strokeWidth={2}
              />
              {texts.map(({ at, dy, bold }) => (
                <text
                  key={dy}
                  x={bold ? center + 14 : center}
                  y={y(at) + dy}
                  textAnchor={bold ? 'start' : 'middle'}
                  className={`text-[12px] ${bold ? 'fill-ink font-bold' : 'fill-ink-2'}`}
                >
                  {format(at)}
                </text>
              ))}
            </g>
          );
        })
      }
    </PlotFrame>
  );
}
