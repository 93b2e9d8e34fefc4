import { twMerge } from '../theme/merge-classes.ts';

/** The opacities of the four bars. */
const bars = [0.38, 0.58, 0.8, 1];

/** The logo mark alone: four bars of 8 × 16, gap 4, skewed by 20 degrees. It is as high as its element. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 50 16" aria-hidden="true" className={twMerge('h-4 w-auto text-brand', className)}>
      <g transform="translate(5.8 0) skewX(-20)">
        {bars.map((opacity, index) => (
          <rect key={opacity} x={index * 12} width="8" height="16" rx="1.5" fill="currentColor" opacity={opacity} />
        ))}
      </g>
    </svg>
  );
}

type LogoProps = {
  /** the text beside the mark: the product's name, or a panel's title on a phone */
  text?: string;
  className?: string;
};

/** The logo: mark and wordmark. The size follows the font size, 22 px by default. */
export function Logo({ text = 'Corre', className }: LogoProps) {
  return (
    <span
      className={twMerge(
        'inline-flex items-center gap-[.45em] text-[22px] font-[780] text-ink',
        className,
        'leading-none',
      )}
    >
      <LogoMark className="h-[.73em]" />
      {text}
    </span>
  );
}

/**
 * The logo tile of a phone's header, with taller bars closer together. It has the product's name as its label, because
 * no wordmark stands beside it.
 */
export function LogoTile({ className }: { className?: string }) {
  return (
    <span
      role="img"
      aria-label="Corre"
      className={twMerge(
        'inline-flex size-[34px] items-center justify-center rounded-[27%] bg-brand forced-color-adjust-none',
        className,
      )}
    >
      <svg viewBox="0 0 47 30" aria-hidden="true" className="w-[69%] text-on-brand">
        <g transform="translate(10.9 0) skewX(-20)">
          {bars.map((opacity, index) => (
            <rect
              key={opacity}
              x={index * 9.8}
              width="6.7"
              height="30"
              rx="1.2"
              fill="currentColor"
              opacity={opacity}
            />
          ))}
        </g>
      </svg>
    </span>
  );
}
