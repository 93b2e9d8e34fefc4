import { Button } from '@corre/ui/kit/button/button.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { playSound, unlockSound } from '@corre/ui/shell/repeating-sound.ts';
import { Volume2 } from 'lucide-react';
import { useSomDoChat } from '../chat/use-som-do-chat.ts';

/** Switches the chat's sound in this browser and lets it be heard. */
export function SomDasMensagens() {
  const { ligado, mudar } = useSomDoChat();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Switch checked={ligado} onChange={(event) => mudar(event.target.checked)} className="font-semibold">
        {ligado ? 'Ligado' : 'Desligado'}
      </Switch>
      <Button
        variant="secondary"
        icon={Volume2}
        onClick={() => {
          unlockSound();
          playSound('chat');
        }}
      >
        Testar som
      </Button>
    </div>
  );
}
