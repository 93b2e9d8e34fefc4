import type { ReactNode } from 'react';
import { twMerge } from '../theme/merge-classes.ts';

/** Heights of the four dashes. The last dash is only an outline. */
const dashes = [14, 18, 23, 27];

function Dashes() {
  return (
    <svg viewBox="0 0 68 30" aria-hidden="true" className="mx-auto h-[34px] w-auto text-brand">
      <g transform="translate(9 0) skewX(-18)">
        {dashes.map((height, index) => {
          const last = index === dashes.length - 1;
          return (
            <rect
              key={height}
              x={index * 14 + 2}
              y={29 - height}
              width="9"
              height={height}
              rx="1.5"
              fill={last ? 'none' : 'currentColor'}
              opacity={last ? 1 : 0.35 + index * 0.2}
              stroke={last ? 'currentColor' : undefined}
              strokeWidth="1.3"
              strokeDasharray={last ? '3 2' : undefined}
            />
          );
        })}
      </g>
    </svg>
  );
}

type Props = {
  /** one sentence that says what is missing */
  title: string;
  /** what to do about it */
  text?: string;
  /** the one action */
  children?: ReactNode;
  className?: string;
};

/** The state of a list without items: a sentence and an action. */
export function EmptyState({ title, text, children, className }: Props) {
  return (
    <div className={twMerge('px-4 py-8 text-center', className)}>
      <Dashes />
      <p className="mt-3 text-[18px] leading-6 font-bold text-ink compact:text-[16px]">{title}</p>
      {text && <p className="mt-1 text-[16px] leading-6 text-ink-2 compact:text-[14px]">{text}</p>}
      {children && <div className="mt-4 flex justify-center gap-3">{children}</div>}
    </div>
  );
}
