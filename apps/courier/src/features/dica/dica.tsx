import { Button } from '@corre/ui/kit/button/button.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useDica } from './use-dica.ts';

const DizerDica = lazyPart(async () => (await import('./dizer-dica.tsx')).DizerDica);

type Props = {
  solicitacao_id: number;
  endereco: string;
  /** at the door and after the delivery, the courier may leave a hint */
  escrever: boolean;
};

/**
 * The hint that a courier left for this door, and the button to leave one [dica]. Renders nothing until the query
 * answers and when it fails.
 */
export function Dica({ solicitacao_id, endereco, escrever }: Props) {
  const [open, setOpen] = useState(false);
  const dica = useDica(solicitacao_id);
  if (!dica) return null;
  return (
    <>
      {dica.texto !== null && (
        <div className="flex gap-3 rounded-xl bg-sunken p-3 text-[17px] leading-6">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
          <p className="min-w-0 flex-1 break-words">
            <span className="text-ink-2">Dica do lugar: </span>
            {dica.texto}
          </p>
        </div>
      )}
      {escrever && (
        <Button variant="ghost" icon={Lightbulb} onClick={() => setOpen(true)}>
          {dica.minha === null ? 'Deixar dica do lugar' : 'Mudar minha dica'}
        </Button>
      )}
      {open && (
        <LazyDialog>
          <DizerDica dica={dica} endereco={endereco} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
}
