import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import type { Solicitacao } from '../rotas/rotas.ts';
import { notaDobrada, textoDaNota } from './texto-da-nota.ts';

/** The shop's note; a long one is folded to two lines, so that the step stays in view. */
export function Nota({ entrega }: { entrega: Pick<Solicitacao, 'observacao' | 'endereco'> }) {
  const [aberta, setAberta] = useState(false);
  const texto = textoDaNota(entrega);
  if (texto === null) return null;
  const dobravel = notaDobrada(texto, entrega);
  return (
    <div className="flex gap-3 rounded-xl bg-sunken p-3 text-[17px] leading-6">
      <StickyNote aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className={`break-words whitespace-pre-line ${dobravel && !aberta ? 'line-clamp-2' : ''}`}>{texto}</p>
        {dobravel && (
          <button
            type="button"
            aria-expanded={aberta}
            onClick={() => setAberta(!aberta)}
            className="-mb-2 min-h-11 pr-4 font-[700] text-brand-ink"
          >
            {aberta ? 'Ver menos' : 'Ver mais'}
          </button>
        )}
      </div>
    </div>
  );
}
