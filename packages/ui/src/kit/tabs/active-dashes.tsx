import { twMerge } from '../theme/merge-classes.ts';

const dashes = ['um', 'dois', 'tres', 'quatro'];

/** The mark of the open tab: four slanted dashes, 4 px high. */
export function ActiveDashes({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={twMerge('flex gap-1', className)}>
      {dashes.map((dash) => (
        <span key={dash} data-mark="on" className="h-1 w-2 -skew-x-20 rounded-[1px] bg-brand" />
      ))}
    </span>
  );
}
