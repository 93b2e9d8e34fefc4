import { CloudUpload } from 'lucide-react';
import { type Passo, textoGuardado } from './passo.ts';

/**
 * The last step that waits on the phone for the delivery in hand, and how many more there are. A waiting 'Entrega
 * Finalizada' is shown at its stop.
 */
export function Guardados({ passos }: { passos: readonly Passo[] }) {
  const ditos = passos.filter((passo) => passo.tipo !== 'etapa' || passo.novo_status !== 'finalizada');
  const ultimo = ditos.at(-1);
  if (!ultimo) return null;
  return (
    <p role="status" className="flex items-center gap-2 text-[16px] leading-5 text-ink-2">
      <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <strong className="font-[700] text-ink">{textoGuardado(ultimo)}</strong>
        {ditos.length > 1 && ` e mais ${ditos.length - 1}`}: sai quando voltar o sinal
      </span>
    </p>
  );
}
