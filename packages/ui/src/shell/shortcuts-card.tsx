import { Card } from '../kit/card/card.tsx';
import { Switch } from '../kit/switch/switch.tsx';
import { useShortcutChoice } from './shortcuts.ts';

type Props = { /** what the keys do here */ detail: string; className?: string };

/** 'Atalhos do teclado': switches shortcuts on or off, for this account in this browser. */
export function ShortcutsCard({ detail, className = 'p-4 sm:p-5' }: Props) {
  const { on, choose } = useShortcutChoice();
  return (
    <Card aria-labelledby="atalhos" className={`grid gap-3 ${className}`}>
      <h2 id="atalhos">Atalhos do teclado</h2>
      <Switch checked={on} onChange={({ target }) => choose(target.checked)} detail={detail}>
        Usar atalhos de uma tecla
      </Switch>
      <p className="text-[14px] leading-5 text-ink-2">Vale para a sua conta, neste navegador.</p>
    </Card>
  );
}
