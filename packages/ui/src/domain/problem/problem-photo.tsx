import { urlDaFotoDoProblema } from '@corre/contract/problemas/regras.ts';
import { formatTime } from '../format/dates.ts';

type Props = { problema_id: number; foto_em: string };

/** The courier's photo of a problem, small. A click opens the photo in another tab (ADR 0025). */
export const ProblemPhoto = ({ problema_id, foto_em }: Props) => (
  <a
    href={urlDaFotoDoProblema(problema_id)}
    target="_blank"
    rel="noreferrer"
    className="block w-fit overflow-hidden rounded-[10px]"
  >
    <img
      // A newer photo has the same address, so the query changes with the photo's time.
      src={`${urlDaFotoDoProblema(problema_id)}?em=${Date.parse(foto_em)}`}
      alt={`Foto do problema das ${formatTime(foto_em)}, em outra aba`}
      loading="lazy"
      className="h-28 max-w-full bg-sunken object-contain"
    />
  </a>
);
