import { Camera } from 'lucide-react';
import { formatTime } from '../format/dates.ts';
import { type Proven, proofPhotoUrl, proofWords } from './proof-words.ts';

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
