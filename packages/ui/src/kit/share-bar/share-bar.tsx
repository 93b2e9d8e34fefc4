import { twMerge } from '../theme/merge-classes.ts';

type Props = {
  /** of the whole, 0 to 1; more or less is cut */
  parte: number;
  className?: string;
};

/** A share of a whole, which is the whole track. Only for the eyes: the figure stands beside it as text. */
export function ShareBar({ parte, className }: Props) {
  const width = Number.isFinite(parte) ? Math.min(1, Math.max(0, parte)) * 100 : 0;
  return (
    <span aria-hidden="true" className={twMerge('block h-2 overflow-hidden rounded-[3px] bg-sunken', className)}>
      <span data-mark="on" className="block h-full rounded-[3px] bg-brand" style={{ width: `${width}%` }} />
    </span>
  );
}
