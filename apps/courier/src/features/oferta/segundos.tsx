import { useCountdown } from '@corre/ui/domain/countdown/use-countdown.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Timer } from 'lucide-react';

/** The seconds beside the dashes. They are hidden from screen readers, because the dashes already announce them. */
export function Segundos({ expira_em }: { expira_em: number }) {
  const { segundos, urgente } = useCountdown({ expira_em, agora: serverNow });
  return (
    <span
      aria-hidden="true"
      className={`flex items-center gap-2 text-[24px] leading-8 font-[780] tabular-nums ${urgente ? 'text-perigo-ink' : ''}`}
    >
      <Timer className="size-6" />
      {segundos} s
    </span>
  );
}
