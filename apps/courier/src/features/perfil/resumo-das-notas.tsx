import { countOf, formatInteger, formatOneDecimal } from '@corre/ui/kit/format/money.ts';
import { Stars } from '@corre/ui/kit/rating/rating.tsx';

/** 0 has no bar: in the shop's dialog it means 'no rating'. */
const NOTAS = [5, 4, 3, 2, 1] as const;

export const ESTRELA = 'size-[18px] text-[#b87900] in-data-[theme=dark]:text-faixa';

function Barras({ notas }: { notas: readonly number[] }) {
  return (
    <dl className="grid min-w-36 flex-1 gap-1.5 text-[16px] leading-5 tabular-nums">
      {NOTAS.map((nota) => {
        const vezes = notas.filter((dada) => dada === nota).length;
        return (
          <div key={nota} className="flex items-center gap-3">
            <dt>
              {nota}
              <span className="sr-only">{nota === 1 ? ' estrela' : ' estrelas'}</span>
            </dt>
            <dd className="flex flex-1 items-center gap-3">
              <span aria-hidden="true" className="h-2 flex-1 overflow-clip rounded-[2px] bg-sunken">
                <span
                  data-mark="on"
                  className="block h-full bg-brand"
                  style={{ width: `${(vezes / Math.max(1, notas.length)) * 100}%` }}
                />
              </span>
              <span className="min-w-6 text-right text-ink-2">{formatInteger(vezes)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Props = {
  avaliacao_media: number;
  total_avaliacoes: number;
  /** all ratings given; undefined while they load */
  notas: readonly number[] | undefined;
};

/** The mean rating out of 5.0 with its count, and how often each rating was given. */
export function ResumoDasNotas({ avaliacao_media, total_avaliacoes, notas }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 pb-4">
      <p>
        <strong className="block text-[46px] leading-[52px] font-[800] tracking-[-.035em]">
          {formatOneDecimal(avaliacao_media)}
        </strong>
        <Stars nota={Math.round(avaliacao_media)} estrela={ESTRELA} className="my-1" />
        <span className="block text-[16px] leading-6 text-ink-2">
          de 5,0 · {countOf(total_avaliacoes, 'avaliação', 'avaliações')}
        </span>
      </p>
      {notas && <Barras notas={notas} />}
    </div>
  );
}
