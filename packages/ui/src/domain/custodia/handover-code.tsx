import { twMerge } from '../../kit/theme/merge-classes.ts';

/**
 * The code of a handover in large, separate digits, to be read out across a counter (ADR 0062).
 * A screen reader says the digits one by one.
 */
export function HandoverCode({ codigo, className }: { codigo: string; className?: string }) {
  return (
    <p className={twMerge('rounded-(--ui-radius) bg-sunken px-4 py-2.5 text-center', className)}>
      <span className="block text-[14px] leading-5 text-ink-2">Código para dizer ao entregador</span>
      <span className="sr-only">{[...codigo].join(' ')}</span>
      <span
        aria-hidden="true"
        data-codigo={codigo}
        className="ui-figures block pl-[.28em] text-[40px] leading-[48px] font-[800] tracking-[.28em] tabular-nums text-ink select-all"
      >
        {codigo}
      </span>
    </p>
  );
}
