import { Volume2 } from 'lucide-react';
import { Card } from '../../kit/card/card.tsx';
import { IconButton } from '../../kit/icon-button/icon-button.tsx';
import { Switch } from '../../kit/switch/switch.tsx';
import { useAccountChoice } from '../account-choice.ts';
import { playSound, unlockSound } from '../repeating-sound.ts';
import { choiceOf, NOTICES, type Notice } from './notices.ts';

function NoticeRow({ notice }: { notice: Notice }) {
  const { on, choose } = useAccountChoice(choiceOf(notice));
  const { label, tune } = NOTICES[notice];
  return (
    <li className="flex items-center justify-between gap-3">
      <Switch checked={on} onChange={({ target }) => choose(target.checked)}>
        {label}
      </Switch>
      <IconButton
        icon={Volume2}
        label={`Ouvir: ${label}`}
        onClick={() => {
          unlockSound();
          playSound(tune);
        }}
      />
    </li>
  );
}

type Props = { /** the notices of this panel */ notices: readonly Notice[]; className?: string };

/**
 * 'Sons': switches the sound of each notice, for this account in this browser, and plays it. The title shows all
 * notices.
 */
export function NoticesCard({ notices, className = 'p-4 sm:p-5' }: Props) {
  return (
    <Card aria-labelledby="sons" className={`grid gap-3 ${className}`}>
      <h2 id="sons">Sons</h2>
      <ul className="grid gap-1">
        {notices.map((notice) => (
          <NoticeRow key={notice} notice={notice} />
        ))}
      </ul>
      <p className="text-[14px] leading-5 text-ink-2">
        Vale para a sua conta, neste navegador. Sem som, o título da aba ainda avisa.
      </p>
    </Card>
  );
}
