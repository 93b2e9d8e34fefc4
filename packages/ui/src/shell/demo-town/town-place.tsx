import type { TipoDeDesejo } from '@corre/contract/demonstracao/cidade-regras.ts';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { formatTime, weekdayLong } from '../../domain/format/dates.ts';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useServerNow } from '../server-clock.ts';
import { useConfiguracao } from '../use-configuracao.ts';
import { TOWN, TownView } from './town-view.tsx';
import { useTown } from './use-town.ts';

type Props = { desejo?: TipoDeDesejo | undefined };

/** How often the town's time is updated, in milliseconds. */
const REDRAW_MS = 15_000;

/** Returns the invented town with its day and time: 'Maringá de mentira, sexta, 20:48'. */
function useOnde(): string | undefined {
  const cidade = useConfiguracao()?.cidade;
  const now = useServerNow(REDRAW_MS);
  return cidade && `${cidade} de mentira, ${weekdayLong(now)}, ${formatTime(now)}`;
}

/** The strip of a desktop. */
export function TownRow({ desejo }: Props) {
  return <TownView {...useTown(desejo)} onde={useOnde()} form="row" />;
}

function Sheet({ desejo, close }: Props & { close: () => void }) {
  // Toasts wait while a dialog is open, so the taken wish closes it.
  return <TownView {...useTown(desejo, close)} onde={useOnde()} form="sheet" />;
}

/** The strip of a phone: a button that opens the same controls. The town is read only while they are open. */
export function TownButton({ desejo }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" full icon={Clapperboard} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {TOWN}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={TOWN} width={480} short>
        <Sheet desejo={desejo} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
