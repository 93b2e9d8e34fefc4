import { twMerge } from '../theme/merge-classes.ts';

type Props = {
  /** the share from 0 to 1; other values are clamped */
  share: number;
  className?: string;
};

/** A bar that shows a share of a whole. Hidden from screen readers, because the figure stands beside it as text. */
export function ShareBar({ share, className }: Props) {
  const width = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) * 100 : 0;
  return (
    <span aria-hidden="true" className={twMerge('block h-2 overflow-hidden rounded-[3px] bg-sunken', className)}>
      <span data-mark="on" className="block h-full rounded-[3px] bg-brand" style={{ width: `${width}%` }} />
    </span>
  );
}
