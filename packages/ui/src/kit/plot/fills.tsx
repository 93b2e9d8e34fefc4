/** How a bar or a swatch of a legend is filled. Each fill has its own pattern, so colour alone never tells. */
export type Fill = 'soft' | 'strong' | 'dots' | 'hatch';

/** `box` is the area, `marks` the border of an area with a pattern. */
const PATTERNS: Record<Fill, { box: string; opacity?: number; marks?: string }> = {
  soft: { box: 'var(--color-brand)', opacity: 0.35 },
  strong: { box: 'var(--color-brand)' },
  dots: { box: 'var(--color-surface)', marks: 'var(--color-ink-2)' },
  hatch: { box: 'var(--color-perigo-soft)', marks: 'var(--color-perigo)' },
};

type Props = { fill: Fill; x: number; y: number; width: number; height: number };

/** A filled area with a border where it has a pattern. `id` names the pattern, which each picture defines once. */
export function FilledBox({ fill, id, ...place }: Props & { id: string }) {
  const { box, opacity, marks } = PATTERNS[fill];
  return (
    <>
      <rect {...place} rx={marks ? 0 : 2} fill={box} fillOpacity={opacity} />
      {marks && <rect {...place} fill={`url(#${id}-${fill})`} stroke={marks} strokeWidth={1} />}
    </>
  );
}

/** The patterns of a picture. `id` is unique in the page. */
export function FillPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-hatch`} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1={0} x2={0} y1={0} y2={6} stroke={PATTERNS.hatch.marks} strokeWidth={2} />
      </pattern>
      <pattern id={`${id}-dots`} width={5} height={5} patternUnits="userSpaceOnUse">
        <circle cx={2} cy={2} r={1} fill={PATTERNS.dots.marks} />
      </pattern>
    </defs>
  );
}
