import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';

const steps: Record<StatusSolicitacao, number> = {
  aguardando: 0,
  aceita: 1,
  em_retirada: 2,
  em_entrega: 3,
  finalizada: 4,
  cancelada: 0,
};

/** Returns how many of the four dashes a status fills. A cancelled request fills none. */
export function stepOf(status: StatusSolicitacao): number {
  return steps[status];
}

const positions = [1, 2, 3, 4];

type Props = {
  /** steps done, 0 to 4; 4 is a finished delivery and is green */
  etapa: number;
  /** the next step was taken offline and waits for the network */
  guardada?: boolean;
  className?: string;
};

/** The progress of a delivery as four slanted dashes. A new step fills from the left in 240 ms. */
export function StepDashes({ etapa, guardada = false, className }: Props) {
  const fill = etapa >= 4 ? 'bg-ok' : 'bg-etapa';
  return (
    <div
      role="img"
      aria-label={`Etapa ${etapa} de 4${guardada ? ', a próxima está guardada' : ''}`}
      className={twMerge('flex gap-[7px] px-0.5 compact:gap-1', className)}
    >
      {positions.map((position) => (
        <span
          key={position}
          data-mark="off"
          className={twMerge(
            'relative h-2 flex-1 -skew-x-[24deg] overflow-hidden rounded-[2px] bg-line compact:h-1.5 compact:-skew-x-[20deg]',
            guardada && position === etapa + 1 && 'border-2 border-etapa bg-transparent',
          )}
        >
          <span
            data-mark="on"
            className={twMerge(
              'absolute inset-0 origin-left transition-transform duration-[240ms] ease-out motion-reduce:transition-none',
              fill,
              position <= etapa ? 'scale-x-100' : 'scale-x-0',
            )}
          />
        </span>
      ))}
    </div>
  );
}

const tones = { perigo: 'bg-perigo', ok: 'bg-ok', etapa: 'bg-etapa' };

type CountProps = {
  /** number of filled dashes */
  filled: number;
  /** number of dashes: 3 for refusals, or one for each courier to be paid */
  total: number;
  tone?: keyof typeof tones;
  /** the count in words for a screen reader: '2 de 3 recusas' */
  label: string;
  /** the dashes share the whole width, 8 px high: what is done of a longer work */
  wide?: boolean;
  /** the dash in work, after the filled ones */
  current?: boolean;
  className?: string;
};

/** A small count as slanted dashes of 10 × 14 px: refusals before a suspension, payouts of a week. */
export function DashCount({
  filled,
  total,
  tone = 'perigo',
  label,
  wide = false,
  current = false,
  className,
}: CountProps) {
  const fillOf = (index: number) =>
    index < filled ? tones[tone] : current && index === filled ? 'bg-brand' : 'bg-line';
  return (
    <span
      role="img"
      aria-label={label}
      className={twMerge(wide ? 'flex gap-2 px-0.5' : 'inline-flex flex-wrap gap-1 px-1', className)}
    >
      {Array.from({ length: total }, (_, index) => index).map((index) => (
        <span
          key={index}
          data-mark={index < filled ? 'on' : 'off'}
          className={twMerge(
            '-skew-x-[20deg] rounded-[2px]',
            wide ? 'h-2 min-w-0 flex-1' : 'h-3.5 w-2.5',
            fillOf(index),
          )}
        />
      ))}
    </span>
  );
}
