import { twMerge } from 'tailwind-merge';

export type Bar = {
  /** under the column: 'Sáb' or 'sáb 21/11' */
  rotulo: string;
  valor: number;
  /** the chosen day, usually today */
  destaque?: boolean;
  /** a day still to come: a dashed stub without a figure */
  futuro?: boolean;
};

type Props = {
  barras: readonly Bar[];
  /** what is shown, said to a screen reader as the caption of the table: 'Entregas por dia' */
  titulo: string;
  /** prints a value above its column and in the table */
  formato?: (valor: number) => string;
  /** the tallest column in pixels */
  altura?: number;
  className?: string;
};

function Column({ barra, text, height }: { barra: Bar; text: string; height: number }) {
  const { destaque, futuro, rotulo } = barra;
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center justify-end">
      <span
        className={twMerge(
          'text-[14px] leading-5 tabular-nums',
          destaque ? 'font-bold text-ink' : 'font-[650] text-ink-2',
        )}
      >
        {futuro ? '' : text}
      </span>
      <span
        data-mark={futuro ? 'off' : 'on'}
        className={twMerge(
          'mt-1 w-full rounded-t-[5px]',
          destaque ? 'bg-brand' : 'bg-brand/32',
          futuro && 'rounded-[5px] border border-dashed border-control bg-transparent',
        )}
        style={{ height }}
      />
      <span
        className={twMerge('mt-1.5 truncate text-[14px] leading-5', destaque ? 'font-bold text-ink' : 'text-ink-2')}
      >
        {rotulo}
      </span>
    </div>
  );
}

/** Columns for the days of a week. The drawing is for the eyes; a table tells a screen reader the same. */
export function Bars({ barras, titulo, formato = String, altura = 64, className }: Props) {
  const top = Math.max(...barras.map(({ valor }) => valor), 1);
  return (
    <figure className={className}>
      <div aria-hidden="true" className="flex gap-2">
        {barras.map((barra) => (
          <Column
            key={barra.rotulo}
            barra={barra}
            text={formato(barra.valor)}
            height={barra.futuro ? 9 : Math.max(3, Math.round((barra.valor / top) * altura))}
          />
        ))}
      </div>
      {/* The wrapper hides: a table itself ignores the width of 1 px and would widen the page. */}
      <div className="sr-only">
        <table>
          <caption>{titulo}</caption>
          <tbody>
            {barras.map(({ rotulo, valor, futuro }) => (
              <tr key={rotulo}>
                <th scope="row">{rotulo}</th>
                <td>{futuro ? 'ainda não chegou' : formato(valor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
