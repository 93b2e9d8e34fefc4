import { twMerge } from '../../kit/theme/merge-classes.ts';
import { type CountdownInput, useCountdown } from './use-countdown.ts';

const SEGMENTS = 15;
const CENTRE = 94;
const SLOT = 360 / SEGMENTS;
const GAP = 5;
/** The outer edge is this many degrees ahead of the inner edge, so that each dash has the slant of the logo. */
const SKEW = 5;

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
}

/** Returns the path of one slanted dash between the radii 72 and 92. The first dash begins at 12 o'clock. */
function segmentPath(index: number): string {
  const from = index * SLOT + GAP / 2;
  const to = (index + 1) * SLOT - GAP / 2;
  return [
    `M${point(92, from + SKEW)}`,
    `A92 92 0 0 1 ${point(92, to + SKEW)}`,
    `L${point(72, to)}`,
    `A72 72 0 0 0 ${point(72, from)}Z`,
  ].join('');
}

const paths = Array.from({ length: SEGMENTS }, (_, index) => segmentPath(index));

/** Returns how many dashes are still lit. `total` is the whole time in seconds. */
export function dashesLeft(seconds: number, total: number, dashes = SEGMENTS): number {
  return Math.min(dashes, Math.ceil((seconds / total) * dashes));
}

type Props = CountdownInput & {
  /** the whole time in seconds, 15 for an offer [oferta-prazo] */
  total?: number;
  /** 186 px on a poster, 136 px, or 72 px with the number alone beside the buttons */
  size?: keyof typeof sizes;
  className?: string;
};

const sizes = {
  grande: { ring: 'size-[186px]', figure: 'mt-1 text-[84px] leading-[76px]' },
  pequeno: { ring: 'size-[136px]', figure: 'text-[54px] leading-[48px]' },
  mini: { ring: 'size-[72px]', figure: 'text-[28px] leading-8' },
} as const;

/**
 * The ring of an offer: fifteen slanted dashes go out, one a second. Ring and number turn red at 5 s [oferta-prazo].
 */
export function CountdownRing({ total = 15, size = 'grande', className, ...input }: Props) {
  const { seconds, urgente } = useCountdown(input);
  const lit = dashesLeft(seconds, total);
  const { ring, figure } = sizes[size];
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={`${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`}
      className={twMerge('relative shrink-0', ring, className)}
    >
      <svg viewBox="0 0 188 188" aria-hidden="true" className="size-full">
        {paths.map((path, index) => (
          <path
            key={path}
            d={path}
            className={index < lit ? (urgente ? 'fill-perigo' : 'fill-etapa') : 'fill-line'}
            data-lit={index < lit}
          />
        ))}
      </svg>
      <div
        aria-hidden="true"
        className={twMerge(
          'absolute inset-0 flex flex-col items-center justify-center',
          urgente ? 'text-perigo-ink' : 'text-ink',
        )}
      >
        <span className={twMerge('ui-figures font-[800] tracking-[-.035em]', figure)}>{seconds}</span>
        {size !== 'mini' && (
          <span className={twMerge('text-[15px] font-[550] leading-5', !urgente && 'text-ink-2')}>
            {seconds === 1 ? 'segundo' : 'segundos'}
          </span>
        )}
      </div>
    </div>
  );
}

type DashesProps = CountdownInput & { total?: number; className?: string };

/** The countdown inside 'Próxima Entrega': fifteen dashes, which go out from the right. */
export function CountdownDashes({ total = 15, className, ...input }: DashesProps) {
  const { seconds, urgente } = useCountdown(input);
  const lit = dashesLeft(seconds, total);
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={`${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`}
      className={twMerge('flex gap-1 px-0.5', className)}
    >
      {paths.map((path, position) => (
        <span
          key={path}
          data-lit={position < lit}
          data-mark={position < lit ? 'on' : 'off'}
          className={twMerge(
            'h-2 flex-1 -skew-x-[24deg] rounded-[2px]',
            position >= lit ? 'bg-line' : urgente ? 'bg-perigo' : 'bg-etapa',
          )}
        />
      ))}
    </div>
  );
}
