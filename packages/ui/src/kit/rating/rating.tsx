import { Star } from 'lucide-react';
import { countOf, formatInteger, formatOneDecimal } from '../format/money.ts';
import { twMerge } from '../theme/merge-classes.ts';

type Props = {
  /** mean from 0 to 5 */
  avaliacao_media: number;
  total_avaliacoes: number;
  /** extra classes of the star, such as the ranking's amber */
  estrela?: string;
  className?: string;
};

/** '4,9 (214)': a star, the mean with one decimal and the number of ratings. 'Sem avaliações' without ratings. */
export function Rating({ avaliacao_media, total_avaliacoes, estrela, className }: Props) {
  if (total_avaliacoes === 0) return <span className={twMerge('text-ink-2', className)}>Sem avaliações</span>;
  return (
    <span className={twMerge('inline-flex items-center gap-1 whitespace-nowrap', className)}>
      <Star aria-hidden="true" className={twMerge('size-4 fill-current text-ink-2 compact:size-[13px]', estrela)} />
      <span className="sr-only">
        Nota {formatOneDecimal(avaliacao_media)} de 5, {countOf(total_avaliacoes, 'avaliação', 'avaliações')}
      </span>
      <strong aria-hidden="true" className="font-bold text-ink">
        {formatOneDecimal(avaliacao_media)}
      </strong>
      <span aria-hidden="true" className="text-ink-2">
        ({formatInteger(total_avaliacoes)})
      </span>
    </span>
  );
}

type StarsProps = {
  /** 0 to 5 */
  nota: number;
  /** extra classes of a star, such as amber in a list of ratings */
  estrela?: string;
  className?: string;
};

/** A rating as five stars. A mean fills its last star in part: 4,6 has four whole stars and six tenths of one. */
export function Stars({ nota, estrela, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${Number.isInteger(nota) ? nota : formatOneDecimal(nota)} de 5 estrelas`}
      className={twMerge('inline-flex gap-0.5', className)}
    >
      {[1, 2, 3, 4, 5].map((position) => (
        <span key={position} aria-hidden="true" className="relative flex">
          <Star
            className={twMerge(
              'size-4 text-ink-2',
              estrela,
              position <= nota ? 'fill-current' : !estrela && 'text-ink-3',
            )}
          />
          {position > nota && position - nota < 1 && (
            <Star
              data-part={formatOneDecimal(nota - position + 1)}
              className={twMerge('absolute inset-0 size-4 fill-current text-ink-2', estrela)}
              style={{ clipPath: `inset(0 ${(position - nota) * 100}% 0 0)` }}
            />
          )}
        </span>
      ))}
    </span>
  );
}
