import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';

const dashes = ['um', 'dois', 'tres', 'quatro'];

/** Four amber dashes in a row, as decoration on dark backgrounds. */
export function LaneDashes({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={twMerge('inline-flex gap-[5px] text-faixa', className)}>
      {dashes.map((dash) => (
        <span key={dash} className="h-[5px] w-[23px] -skew-x-[24deg] rounded-[1px] bg-current" />
      ))}
    </span>
  );
}
