import { twMerge } from '../../kit/theme/merge-classes.ts';

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
