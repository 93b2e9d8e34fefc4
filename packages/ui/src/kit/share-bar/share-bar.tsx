import { twMerge } from 'tailwind-merge';

type Props = {
  /** 0 to 1; more or less is cut */
  parte: number;
  /** the largest of its list */
  highlight?: boolean;
  className?: string;
};

/** How large one value is beside the largest of its list. Only for the eyes: the figure stands beside it as text. */
export function ShareBar({ parte, highlight = false, className }: Props) {
  const width = Number.isFinite(parte) ? Math.min(1, Math.max(0, parte)) * 100 : 0;
  return (
    <span aria-hidden="true" className={twMerge('block h-2 overflow-hidden rounded-[3px] bg-sunken', className)}>
      <span
        data-mark="on"
        className={twMerge('block h-full rounded-[3px]', highlight ? 'bg-brand' : 'bg-brand/45')}
        style={{ width: `${width}%` }}
      />
    </span>
  );
}
