import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import { useReading } from './use-reading.ts';
import { useWidth } from './use-width.ts';

/** The space around a plot for its axes, in pixels, which grows with the reader's text. */
const marginOf = (grown: number) => ({ top: 22 * grown, right: 8 * grown, bottom: 26 * grown, left: 44 * grown });

/** The scales of a plot: a band per label, and values from the bottom up. */
export type Scales = {
  x: ReturnType<typeof scaleBand<number>>;
  y: ReturnType<typeof scaleLinear<number>>;
  width: number;
  height: number;
};

type Props = {
  /** says to screen readers what the picture shows */
  label: string;
  /** the values of a band as a text, for the pointer and the arrow keys */
  read: (index: number) => string;
  /** under the bands */
  labels: readonly string[];
  /** the band whose label is bold */
  peak?: number | undefined;
  min?: number;
  max: number;
  height: number;
  format: (value: number) => string;
  children: (scales: Scales) => ReactNode;
};

const ticks = { className: 'fill-ink-2 text-[12px]', fontFamily: 'inherit' };

/** The axes of a plot, as wide as its card. Its height is fixed, so that nothing moves when the data comes. */
export function PlotFrame({ label, labels, peak, min = 0, max, height, format, read, children }: Props) {
  const { ref, width: measured, grown } = useWidth();
  const margin = marginOf(grown);
  const width = Math.max(0, measured - margin.left - margin.right);
  const inner = height - margin.top - margin.bottom;
  const bands = labels.map((_, index) => index);
  const x = scaleBand({ domain: bands, range: [0, width], paddingInner: 0.25, paddingOuter: 0.12 });
  const y = scaleLinear({ domain: [min, max], range: [inner, 0], nice: 4 });
  // Counts and minutes are whole. A scale of few of them has no other ticks.
  const ticksLeft = y.ticks(4).filter(Number.isInteger);
  // A digit or letter is about 7 px wide.
  const room = grown * (8 + 7 * Math.max(...labels.map((text) => text.length), 1));
  const every = Math.max(1, Math.ceil((labels.length * room) / Math.max(width, 1)));
  const { at, handlers } = useReading(labels.length, (left) =>
    Math.floor(((left - margin.left) / Math.max(width, 1)) * labels.length),
  );
  return (
    <div ref={ref} className="w-full overflow-hidden" style={{ height }}>
      <fieldset
        aria-label={`${label}. Setas leem os valores`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the values one by one.
        tabIndex={0}
        {...handlers}
        className="relative size-full rounded-sm focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <output className="absolute top-0 right-0 z-1 max-w-full truncate bg-surface px-1 text-[13px] leading-5 font-semibold text-ink">
          {at === null ? '' : read(at)}
        </output>
        <svg aria-hidden="true" width={measured} height={height} className="block">
          <g transform={`translate(${margin.left}, ${margin.top})`}>
            {ticksLeft.map((tick) => (
              <line key={tick} x1={0} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--color-line)" />
            ))}
            <AxisLeft
              scale={y}
              tickValues={ticksLeft}
              hideAxisLine
              hideTicks
              tickFormat={(value) => format(Number(value))}
              tickLabelProps={{ ...ticks, textAnchor: 'end', dx: -4, dy: 4 }}
            />
            {at !== null && (
              <rect
                x={(x(at) ?? 0) - (x.step() - x.bandwidth()) / 2}
                y={0}
                width={x.step()}
                height={inner}
                fill="var(--color-ink)"
                fillOpacity={0.08}
              />
            )}
            <line x1={0} x2={width} y1={inner} y2={inner} stroke="var(--color-control)" />
            {children({ x, y, width, height: inner })}
            <AxisBottom
              top={inner}
              scale={x}
              hideAxisLine
              hideTicks
              tickValues={bands.filter(
                (band) => (band % every === 0 && Math.abs(band - (peak ?? -every)) >= every) || band === peak,
              )}
              tickFormat={(band) => labels[Number(band)] ?? ''}
              tickLabelProps={(band) => ({
                ...ticks,
                className: band === peak ? 'fill-ink text-[12px] font-bold' : ticks.className,
                textAnchor: 'middle',
                dy: 4,
              })}
            />
          </g>
        </svg>
      </fieldset>
    </div>
  );
}
