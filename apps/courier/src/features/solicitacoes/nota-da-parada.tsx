import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { textoDaNota } from '../pedido/pedido.ts';
import type { Solicitacao } from '../rotas/rotas.ts';
import { Nota } from './nota.tsx';

type Props = { open: boolean; onToggle: (open: boolean) => void };

const VerNota = ({ open, onToggle }: Props) => (
  <button
    type="button"
    aria-expanded={open}
    onClick={() => onToggle(!open)}
    className="relative flex rounded-full before:absolute before:-inset-y-2.5 before:inset-x-0 before:content-['']"
  >
    <Badge tone="contorno" icon={StickyNote} className="text-[14px] text-brand-ink">
      Nota
    </Badge>
  </button>
);

/**
 * Returns the chip of a stop's note, if the stop has one, and the note while it is open. In a route the note opens below
 * the chips, because the card has no room for all notes at once. The note of the next stop is closed at first.
 */
export function useNotaDaParada(parada: Solicitacao) {
  const [notaDe, setNotaDe] = useState<number | null>(null);
  const open = notaDe === parada.id;
  return {
    chip: textoDaNota(parada) !== null && (
      <li>
        <VerNota open={open} onToggle={(aberta) => setNotaDe(aberta ? parada.id : null)} />
      </li>
    ),
    aberta: open && <Nota entrega={parada} inteira />,
  };
}
