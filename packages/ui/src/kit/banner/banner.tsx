import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { twMerge } from '../theme/merge-classes.ts';

const tones = {
  aviso: { icon: TriangleAlert, className: 'bg-aguardando text-aguardando-ink' },
  info: { icon: Info, className: 'bg-aceita text-aceita-ink' },
  perigo: { icon: CircleAlert, className: 'bg-perigo-soft text-perigo-ink' },
};

type Props = {
  tone?: keyof typeof tones;
  icon?: LucideIcon;
  children: ReactNode;
  /** right: a link or button */
  action?: ReactNode;
  className?: string;
};

/** A notice inside a page, 40 px high. Must stand in a live region when it appears after an action. */
export function Banner({ tone = 'info', icon, children, action, className }: Props) {
  const Icon = icon ?? tones[tone].icon;
  return (
    <div
      className={twMerge(
        'flex min-h-10 items-center gap-2.5 rounded-[10px] px-3 py-2 text-[16px] leading-5 font-semibold compact:text-[14px]',
        tones[tone].className,
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
