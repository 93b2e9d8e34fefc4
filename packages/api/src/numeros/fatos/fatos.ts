import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { fatosDasEntregas } from './entregas.ts';
import { fatosDosFins } from './fins.ts';
import { DURACOES, type Medida } from './medidas.ts';
import { fatosDasOfertas } from './ofertas.ts';
import { fatosDaPresenca } from './presenca.ts';
import type { Fato, Recorte } from './recorte.ts';
import { fatosDasRotas } from './rotas.ts';

/** Each statement with the measures that it counts. */
const FONTES: readonly { medidas: readonly Medida[]; fatos: (recorte: Recorte) => RawBuilder<Fato> }[] = [
  { medidas: ['fim', 'problema', ...DURACOES], fatos: fatosDosFins },
  { medidas: ['oferta', 'recusa', 'precisou', 'sem_ninguem'], fatos: fatosDasOfertas },
  { medidas: ['presenca'], fatos: fatosDaPresenca },
  { medidas: ['rota'], fatos: fatosDasRotas },
  { medidas: ['tipo', 'centavos'], fatos: fatosDasEntregas },
];

const todas = FONTES.flatMap(({ medidas }) => medidas);

/**
 * SQL: the cases of the spans per hour, from the rows themselves, with one row per value (ADR 0009). The hours that are
 * closed are computed by this same statement.
 */
export function fatosDe(recorte: Recorte, medidas: readonly Medida[] = todas): RawBuilder<Fato> {
  const fontes = FONTES.filter((fonte) => fonte.medidas.some((medida) => medidas.includes(medida)));
  return sql<Fato>`${sql.join(
    fontes.map(({ fatos }) => sql`(${fatos(recorte)})`),
    sql` union all `,
  )}`;
}
