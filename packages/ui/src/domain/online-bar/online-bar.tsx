import { Check, LoaderCircle, PowerOff, Radio, WifiOff, X } from 'lucide-react';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { useOnlinePress } from './use-online-press.ts';

type Props = {
  /** null while the state is unknown: the bar then shows only `line` */
  online: boolean | null;
  /** the second line: '2º da fila', 'Entrega em andamento', 'Fora da fila', 'Sem conexão' */
  line: string;
  onChange: (online: boolean) => void;
  /** the server has not answered yet */
  pendente?: boolean;
  /** no connection: the switch stays on, the green goes */
  paused?: boolean;
  className?: string;
};

/** The courier's online switch, 60 px high, green while offers may come [online]. */
export function OnlineBar({ online, line, onChange, pendente = false, paused = false, className }: Props) {
  const green = online === true && !paused;
  const Icon = paused ? WifiOff : online === false ? PowerOff : Radio;
  const Thumb = pendente ? LoaderCircle : online ? Check : X;
  const { asleep, press } = useOnlinePress(online, pendente, onChange);
  return (
    <div
      className={twMerge(
        'flex min-h-[60px] items-center gap-4 rounded-2xl py-1.5 pr-2.5 pl-4',
        green ? 'bg-finalizada text-finalizada-ink' : 'bg-sunken text-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1">
        {online !== null && (
          <span className="block text-[18px] leading-6 font-[750]">{online ? 'Online' : 'Offline'}</span>
        )}
        <span className={twMerge('block text-[16px] leading-5', green ? 'font-[550]' : 'text-ink-2')}>{line}</span>
      </p>
      <button
        type="button"
        role="switch"
        aria-checked={online ?? false}
        aria-label="Ficar online"
        aria-busy={pendente}
        // `disabled` would take the keyboard focus from the button while the server answers.
        aria-disabled={asleep}
        onClick={press}
        className={twMerge(
          'relative flex h-10 w-[68px] shrink-0 items-center rounded-full p-1 transition-colors duration-150',
          // The visible switch is 40 px high, the touch target 48 px.
          'before:absolute before:-inset-y-1 before:inset-x-0 before:content-[""]',
          online === null ? 'justify-center bg-line' : online ? 'justify-end bg-ok' : 'justify-start bg-control',
        )}
      >
        <span
          className={twMerge(
            'flex size-8 items-center justify-center rounded-full bg-surface',
            online ? 'text-ok' : 'text-ink-2',
          )}
        >
          <Thumb aria-hidden="true" className={twMerge('size-5', pendente && 'animate-spin')} />
        </span>
      </button>
    </div>
  );
}
