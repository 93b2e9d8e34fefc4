import { useMemo } from 'react';
import { encode } from 'uqr';
import { twMerge } from '../theme/merge-classes.ts';

/** White modules around the code. Scanners need four (ISO/IEC 18004). */
const QUIET = 4;

/** Returns the dark modules of one row with one rectangle per run instead of one per module. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x - start + 1;
    path += `M${start + QUIET} ${y + QUIET}h${length}v1h-${length}z`;
  }
  return path;
}

type Props = {
  text: string;
  /** the text alternative: what the code is for */
  label: string;
  className?: string;
};

/**
 * A text as a QR code. Black on white in both themes, on paper and with forced colours, because scanners do not read an
 * inverted code.
 */
export function QrCode({ text, label, className }: Props) {
  const { side, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 0 });
    return { side: size + 2 * QUIET, path: data.map(rowPath).join('') };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={twMerge(
        'block aspect-square w-full max-w-[240px] rounded-(--ui-radius-sm) forced-color-adjust-none print:[print-color-adjust:exact]',
        className,
      )}
    >
      <path d={`M0 0h${side}v${side}h-${side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
