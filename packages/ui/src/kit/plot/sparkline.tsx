type Props = { values: readonly (number | null)[]; className?: string };

const WIDTH = 100;
const HEIGHT = 10;

/**
 * A line of the last values, as wide as its place, without axes. It is decoration: who shows it writes the values as a
 * text, too.
 */
export function Sparkline({ values, className }: Props) {
  const top = Math.max(1, ...values.map((value) => value ?? 0));
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, n) => `${n * step},${HEIGHT - 1 - ((value ?? 0) / top) * (HEIGHT - 2)}`).join(' ');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={className}>
      <polyline
        points={points}
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
