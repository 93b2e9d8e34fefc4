import { LoaderCircle, PowerOff, Radio, WifiOff } from 'lucide-react';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { useOnlinePress } from './use-online-press.ts';

type Props = {
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
export function OnlinePill({ online, onChange, pendente = false, paused = false }: Props) {
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
