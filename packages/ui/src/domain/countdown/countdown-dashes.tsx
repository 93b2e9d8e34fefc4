import { twMerge } from '../../kit/theme/merge-classes.ts';
import { dashesLeft } from './countdown-ring.tsx';
import { type CountdownInput, useCountdown } from './use-countdown.ts';

const positions = Array.from({ length: 15 }, (_, index) => index);

type Props = CountdownInput & { total?: number; className?: string };

/** The countdown inside 'Próxima Entrega': fifteen dashes, which go out from the right. */
export function CountdownDashes({ total = 15, className, ...input }: Props) {
  const { segundos, urgente } = useCountdown(input);
  const lit = dashesLeft(segundos, total);
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={`${segundos} ${segundos === 1 ? 'segundo' : 'segundos'}`}
      className={twMerge('flex gap-1 px-0.5', className)}
    >
      {positions.map((position) => (
        <span
          key={position}
          data-lit={position < lit}
          data-mark={position < lit ? 'on' : 'off'}
          className={twMerge(
            'h-2 flex-1 -skew-x-[24deg] rounded-[2px]',
            position >= lit ? 'bg-line' : urgente ? 'bg-perigo' : 'bg-etapa',
          )}
        />
      ))}
    </div>
  );
}
