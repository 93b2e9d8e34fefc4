import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import { useId } from 'react';

/** Far lights of the city on the horizon, placed by hand: x, y (−18 to 18), radius, colour. */
const lights = [
  [-182, -8, 1.6, '#7fd3df'],
  [-181, 0, 1.9, '#d9b98a'],
  [-163, -4, 2, '#e07a55'],
  [-154, 11, 1, '#b9c5c9'],
  [-176, 1, 1, '#7fd3df'],
  [-87, -3, 1.1, '#eff4f6'],
  [-62, 5, 1.4, '#ffc62d'],
  [-48, -10, 1.3, '#eff4f6'],
  [-31, 1, 2, '#d99a4a'],
  [-12, 1, 1.3, '#7fd3df'],
  [-3, -6, 1.6, '#b9c5c9'],
  [0, 0, 1.4, '#eff4f6'],
  [33, 4, 2.3, '#98a6ac'],
  [36, -4, 1.5, '#7fd3df'],
  [43, -16, 1.7, '#eff4f6'],
  [65, 0, 1.4, '#ffc62d'],
  [81, 5, 2.6, '#e07a55'],
  [85, 6, 1.5, '#7fd3df'],
  [111, 8, 2.5, '#ffc62d'],
  [110, -11, 1.3, '#98a6ac'],
  [137, 9, 1.8, '#7fd3df'],
  [148, -10, 2.1, '#e07a55'],
  [186, -7, 1, '#b9c5c9'],
  [228, 4, 1.2, '#ffc62d'],
  [277, -12, 1.6, '#7fd3df'],
  [463, 8, 1.1, '#98a6ac'],
  [482, -5, 2.6, '#eff4f6'],
  [488, 9, 1.6, '#98a6ac'],
] as const;

type Props = {
  /** size of the drawing, and the vanishing point in it */
  width: number;
  height: number;
  x: number;
  y: number;
  /** x of the road's edges at the bottom of the drawing */
  left: number;
  right: number;
  /** x of the middle line at the bottom */
  meio: number;
  /** how far below the vanishing point the dashes reach, and how much they widen; the whole road by default */
  alcance?: number;
  abertura?: number;
  /** lights left of this x are not drawn, because text is there */
  luzes_de?: number;
  className?: string;
};

/**
 * Four dashes, each nearer and larger. Start and end are parts of the way from the vanishing point (0) to the bottom
 * (1).
 */
const dashes = [
  [0.056, 0.092],
  [0.143, 0.208],
  [0.294, 0.41],
  [0.545, 0.766],
] as const;
/** Half the width of a dash, as a part of its distance from the vanishing point. */
const OPENING = 0.053;

/** The night road as decoration: a glow at the horizon, far lights, asphalt in perspective, four amber dashes. */
export function NightRoad({ width, height, x, y, left, right, meio, className, ...rest }: Props) {
  const id = useId();
  const depth = height - y;
  const { alcance = depth, abertura = OPENING, luzes_de = Number.NEGATIVE_INFINITY } = rest;
  const at = (part: number, side: number) => {
    const centre = x + (meio - x) * part;
    return `${(centre + side * abertura * alcance * part).toFixed(1)} ${(y + alcance * part).toFixed(1)}`;
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={twMerge('pointer-events-none absolute overflow-visible', className)}
    >
      <defs>
        <radialGradient id={`${id}brilho`}>
          <stop stopColor="#1d6470" stopOpacity=".75" />
          <stop offset=".45" stopColor="#0f3a43" stopOpacity=".45" />
          <stop offset="1" stopColor="#09141b" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}asfalto`} x2="0" y2="1">
          <stop stopColor="#16262e" />
          <stop offset="1" stopColor="#0c171e" />
        </linearGradient>
      </defs>
      <ellipse cx={x} cy={y} rx={width * 0.38} ry={depth * 0.5} fill={`url(#${id}brilho)`} />
      {lights
        .filter(([dx]) => x + dx >= luzes_de)
        .map(([dx, dy, r, fill]) => (
          <circle key={`${dx} ${dy}`} cx={x + dx} cy={y - 14 + dy} r={r} fill={fill} opacity=".8" />
        ))}
      <path d={`M${x - 3} ${y}h6L${right} ${height}H${left}z`} fill={`url(#${id}asfalto)`} />
      <path d={`M${x - 3} ${y}L${left} ${height}M${x + 3} ${y}L${right} ${height}`} stroke="#5e6f77" strokeWidth="2" />
      {dashes.map(([from, to]) => (
        <path key={from} d={`M${at(from, -1)}L${at(from, 1)}L${at(to, 1)}L${at(to, -1)}z`} fill="#ffc62d" />
      ))}
    </svg>
  );
}
