import { urlDaFotoDoProblema } from '@corre/contract/problemas/regras.ts';
import { formatTime } from '../format/dates.ts';

type Props = { problema_id: number; foto_em: string };

/** What the courier photographed, small; it opens beside the panel (decision record 0070). */
export const ProblemPhoto = ({ problema_id, foto_em }: Props) => (
  <a
    href={urlDaFotoDoProblema(problema_id)}
    target="_blank"
    rel="noreferrer"
    className="block w-fit overflow-hidden rounded-[10px]"
  >
    <img
      // a photo that was taken anew has the same address
      src={`${urlDaFotoDoProblema(problema_id)}?em=${Date.parse(foto_em)}`}
      alt={`Foto do problema das ${formatTime(foto_em)}, em outra aba`}
      loading="lazy"
      className="h-28 max-w-full bg-sunken object-contain"
    />
  </a>
);
