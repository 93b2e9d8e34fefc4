import { NOME_MARCO } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { TipoMarco } from '@corre/contract/vocabulario.ts';
import { Camera } from 'lucide-react';
import { formatTime } from '../format/dates.ts';

/** The milestones of a request and the proof of its delivery. */
export interface Proven {
  id: number;
  marcos: readonly { tipo: TipoMarco; quando: string }[];
  recebedor: string | null;
  foto_em: string | null;
}

/** Returns 'Chegou ao cliente às 19:40 · Código conferido às 19:42 · Recebido por Lúcia'. */
export function proofWords({ marcos, recebedor }: Pick<Proven, 'marcos' | 'recebedor'>): string {
  const ditos = marcos.map(({ tipo, quando }) => `${NOME_MARCO[tipo]} às ${formatTime(quando)}`);
  return [...ditos, ...(recebedor === null ? [] : [`Recebido por ${recebedor}`])].join(' · ');
}

/** Returns the address of a delivery's photo, for its shop, its courier and the offices. */
export const proofPhotoUrl = (id: number): string => `/api/solicitacao/${id}/foto`;

/** The milestones and the proof of a delivery in one line. The photo opens in another tab (ADR 0024). */
export function DeliveryProof({ entrega }: { entrega: Proven }) {
  const words = proofWords(entrega);
  if (words === '' && entrega.foto_em === null) return null;
  return (
    <p className="text-[14px] leading-5 wrap-anywhere text-ink-2">
      {words}
      {entrega.foto_em !== null && (
        <a
          href={proofPhotoUrl(entrega.id)}
          target="_blank"
          rel="noreferrer"
          className={`inline-flex min-h-6 items-center gap-1 font-semibold text-brand-ink underline underline-offset-3 max-md:min-h-11 ${words && 'ml-2'}`}
        >
          <Camera aria-hidden="true" className="size-4 shrink-0" />
          Foto das {formatTime(entrega.foto_em)}
          <span className="sr-only"> em outra aba</span>
        </a>
      )}
    </p>
  );
}
