import { Check, LoaderCircle, PowerOff, Radio, WifiOff, X } from 'lucide-react';
import { useRef } from 'react';
import { twMerge } from '../../kit/theme/merge-classes.ts';

/**
 * A second tap within this time is part of a double tap, in milliseconds. After a fast answer it would undo the first
 * tap.
 */
const DOUBLE_TAP_MS = 700;

/**
 * Handles a tap on the courier's switch: asks for the opposite state, once. Does nothing while the state is unknown or
 * pending.
 */
function useOnlinePress(online: boolean | null, pendente: boolean, onChange: (online: boolean) => void) {
  const asleep = pendente || online === null;
  const pressed = useRef(0);
  const press = () => {
    // biome-ignore lint/plugin: milliseconds between two taps
    if (asleep || Date.now() - pressed.current < DOUBLE_TAP_MS) return;
    // biome-ignore lint/plugin: milliseconds between two taps
    pressed.current = Date.now();
    onChange(!online);
  };
  return { asleep, press };
}

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

type PillProps = {
  /** null while the state is unknown */
  online: boolean | null;
  onChange: (online: boolean) => void;
  pendente?: boolean;
  /** no connection: the switch stays on, the green goes */
  paused?: boolean;
};

const wordOf = (online: boolean | null, paused: boolean): string => {
  if (paused) return 'Sem conexão';
  if (online === null) return 'Verificando…';
  return online ? 'Online' : 'Offline';
};

/**
 * The courier's online switch as a pill of 28 px, for the time of a delivery, which needs the room. The touch target is
 * 48 px.
 */
export function OnlinePill({ online, onChange, pendente = false, paused = false }: PillProps) {
  const { asleep, press } = useOnlinePress(online, pendente, onChange);
  const green = online === true && !paused;
  const Icon = pendente ? LoaderCircle : paused ? WifiOff : online === false ? PowerOff : Radio;
  return (
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
        'relative inline-flex h-7 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-[15px] leading-none font-[750] whitespace-nowrap',
        'before:absolute before:-inset-x-1 before:-inset-y-2.5 before:content-[""]',
        green ? 'bg-finalizada text-finalizada-ink' : 'bg-sunken text-ink',
      )}
    >
      <Icon aria-hidden="true" className={twMerge('size-4 shrink-0', pendente && 'animate-spin')} />
      {wordOf(online, paused)}
    </button>
  );
}
