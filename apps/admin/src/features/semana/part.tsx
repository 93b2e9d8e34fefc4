import { POUCOS } from '@corre/ui/domain/numeros/asked.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import type { ReactNode } from 'react';

type Props = {
  /** what the numbers found */
  title: string;
  columns: readonly string[];
  /** the first value of a row is its name */
  rows: readonly (readonly string[])[];
  /** shown instead of the table where there is nothing */
  vazio?: string;
};

/** A part of the sheet with its finding. */
export function Parte({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 break-inside-avoid">
      <h2 className="text-[14px] leading-5 font-bold text-ink">{title}</h2>
      {children}
    </section>
  );
}

/** A part of the sheet that is a small table. */
export function TablePart({ title, columns, rows, vazio = POUCOS }: Props) {
  return (
    <Parte title={title}>
      {rows.length === 0 ? (
        <p className="text-[13px] leading-5 text-ink-2">{vazio}</p>
      ) : (
        <table aria-label={title} className="w-full text-right text-[13px] leading-[18px] tabular-nums">
          <thead>
            <tr className="text-ink-2">
              {columns.map((column, n) => (
                <th key={column} scope="col" className={`font-normal ${n === 0 ? 'text-left' : 'pl-2'}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([nome = '', ...valores]) => (
              <tr key={nome} className="border-t border-line">
                <th scope="row" className="text-left font-normal text-ink">
                  {nome}
                </th>
                {valores.map((valor, n) => (
                  <td key={columns[n + 1]} className="pl-2 whitespace-nowrap text-ink">
                    <Spoken>{valor}</Spoken>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Parte>
  );
}
