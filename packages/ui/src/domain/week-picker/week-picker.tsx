import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { weekParts } from '../format/week.ts';

/** A week in the server's list: its name and its Monday ('aaaa-mm-dd'). */
export type Week = { semana: string; semana_inicio: string };

type Props = {
  /** newest first, in the server's order */
  semanas: readonly Week[];
  /** the Monday of the chosen week */
  semana_inicio: string;
  onChange: (semana_inicio: string) => void;
  className?: string;
};

/** Returns the weeks before and after the chosen week, undefined at the ends of the list. */
export function neighbours(semanas: readonly Week[], semana_inicio: string) {
  const index = semanas.findIndex((week) => week.semana_inicio === semana_inicio);
  return {
    previous: index < 0 ? undefined : semanas[index + 1]?.semana_inicio,
    next: index <= 0 ? undefined : semanas[index - 1]?.semana_inicio,
  };
}

type StepProps = {
  label: string;
  icon: LucideIcon;
  target: string | undefined;
  onChange: (semana_inicio: string) => void;
  className: string;
};

function Step({ label, icon: Icon, target, onChange, className }: StepProps) {
  return (
    <button
      type="button"
      data-print="hide"
      aria-label={label}
      disabled={!target}
      onClick={() => target && onChange(target)}
      className={twMerge(
        'flex shrink-0 items-center justify-center text-ink hover:bg-sunken disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

/**
 * Chooses a week: ‹ week ›, 40 px high (48 px on a phone). The middle is a native select. Paper has the week in words.
 */
export function WeekPicker({ semanas, semana_inicio, onChange, className }: Props) {
  const { previous, next } = neighbours(semanas, semana_inicio);
  const side = 'w-12 rounded-[9px] md:w-10 large-text:h-12 large-text:flex-1';
  return (
    <>
      <fieldset
        aria-label="Semana"
        data-print="hide"
        className={twMerge(
          'flex h-12 w-full rounded-[10px] border border-control bg-surface md:inline-flex md:h-10 md:w-auto large-text:h-auto large-text:flex-wrap',
          className,
        )}
      >
        <Step label="Semana anterior" icon={ChevronLeft} target={previous} onChange={onChange} className={side} />
        <span className="relative flex min-w-0 flex-1 items-center border-x border-line large-text:order-first large-text:h-12 large-text:basis-full large-text:border-x-0 large-text:border-b">
          <CalendarDays
            aria-hidden="true"
            className="pointer-events-none absolute left-3 size-4 text-ink-2 max-[400px]:hidden"
          />
          <select
            aria-label="Escolher a semana"
            value={semana_inicio}
            onChange={(event) => onChange(event.target.value)}
            className="size-full min-w-0 cursor-pointer appearance-none bg-transparent pr-8 pl-9 text-center text-[15px] font-bold tabular-nums text-ink max-[400px]:px-1 max-[350px]:text-[13px]"
          >
            {semanas.map((week) => (
              <option key={week.semana_inicio} value={week.semana_inicio} className="bg-surface text-ink">
                {week.semana}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute right-2.5 size-4 text-ink-2 max-[400px]:hidden"
          />
        </span>
        <Step label="Próxima semana" icon={ChevronRight} target={next} onChange={onChange} className={side} />
      </fieldset>
      <p className="hidden text-[15px] font-bold print:block">
        {semanas.find((week) => week.semana_inicio === semana_inicio)?.semana}
      </p>
    </>
  );
}

/** The courier's week picker: two buttons of 48 px, between them the week and its note (`weekNote`). */
export function WeekPickerRow({ semanas, semana_inicio, onChange, nota, className }: Props & { nota: string }) {
  const { previous, next } = neighbours(semanas, semana_inicio);
  const side = 'size-12 rounded-xl border-[1.5px] border-control disabled:border-line';
  return (
    <fieldset aria-label="Semana" className={twMerge('flex items-center gap-2 p-4 large-text:p-2', className)}>
      <Step label="Semana anterior" icon={ChevronLeft} target={previous} onChange={onChange} className={side} />
      <p aria-live="polite" className="min-w-0 flex-1 text-center">
        <span className="block text-[17.5px] leading-6 font-[750] text-ink">{weekParts(semana_inicio).short}</span>
        <span className="block text-[15px] leading-5 text-balance text-ink-2">{nota}</span>
      </p>
      <Step label="Próxima semana" icon={ChevronRight} target={next} onChange={onChange} className={side} />
    </fieldset>
  );
}
