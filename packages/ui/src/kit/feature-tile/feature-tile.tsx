import type { LucideIcon } from 'lucide-react';
import { twMerge } from '../theme/merge-classes.ts';

/** The slanted tile of a feature card. Its icon is upright. */
export function FeatureTile({ icon: Icon, className }: { icon: LucideIcon; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={twMerge(
        'inline-flex h-[46px] w-[52px] -skew-x-12 items-center justify-center rounded-[10px] bg-brand-soft text-brand-ink',
        className,
      )}
    >
      <Icon className="size-6 skew-x-12" />
    </span>
  );
}
