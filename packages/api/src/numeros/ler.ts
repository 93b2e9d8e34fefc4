import { FUSO } from '@corre/contract/constants.ts';
import { AMOSTRA_DOS_NUMEROS } from '@corre/contract/numeros/constantes.ts';
import type { Dimensao, Grao } from '@corre/db/numeros/numeros.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, rows, sql } from '@corre/db/sql.ts';
import { fatosDe } from './fatos/fatos.ts';
import { DURACOES, type Medida } from './fatos/medidas.ts';
import type { Plano } from './plano.ts';

/** How cases are grouped. `dia`: days since 2000-01-01. `hora`: hours of the day. `semana`: hours of the week. */
export type Vista = 'total' | 'dia' | 'hora' | 'semana' | 'bairro' | 'comercio' | 'entregador';

/** The cases of one group and one measure. `valores` with their `quantas` are null for durations. */
export interface Grupo {
  vista: Vista;
  chave: number;
  medida: Medida;
  amostra: number;
  mediana: number | null;
  p90: number | null;
  /** durations of at most the asked length */
  dentro: number;
  valores: number[] | null;
  quantas: number[] | null;
}

/** Groups and measures to read. */
export interface Pergunta {
  vistas: Partial<Record<Vista, readonly Medida[]>>;
  /** length in seconds for `dentro` */
  prometido?: number;
}

/** The dimension that has the cases of a group. */
const DIMENSAO: Record<Vista, Dimensao> = {
  total: 'total',
  dia: 'total',
  hora: 'semana',
  semana: 'semana',
  bairro: 'bairro',
  comercio: 'comercio',
  entregador: 'entregador',
};

const hora = (coluna: string) => sql`timezone(${sql.lit(FUSO)}, ${sql.ref(coluna)})`;
/** SQL: the hour of the week of an instant, 0 is Monday at 0 h. */
export const horaDaSemana = (coluna: string) =>
  sql`(extract(isodow from ${hora(coluna)}) - 1) * 24 + extract(hour from ${hora(coluna)})`;
/** SQL: the days of an instant since 2000-01-01. */
const diaDe = (coluna: string) => sql`${hora(coluna)}::date - date '2000-01-01'`;

/** SQL: the cells of one grain. Primary key of `numero_somado`. */
const celulas = (
  grao: Grao,
  inicios: readonly string[],
  dimensoes: readonly Dimensao[],
  medidas: readonly Medida[],
) => sql`
  select c.inicio, c.dimensao, c.chave, c.medida, v.valor, v.quantas
    from numero_somado c, unnest(c.valores, c.quantas) v (valor, quantas)
   where c.grao = ${sql.lit(grao)} and c.inicio = any(${inicios}::timestamptz[])
     and c.dimensao = any(${dimensoes}::text[]) and c.medida = any(${medidas}::text[])`;

/** SQL: the cases per hour, which have no dimension `semana` of their own. */
const comSemana = (fatos: RawBuilder<unknown>, dimensoes: readonly Dimensao[]) => sql`
  select f.inicio, d.dimensao, case d.dimensao when 'semana' then ${horaDaSemana('f.inicio')}::int else f.chave end as chave,
         f.medida, f.valor, f.quantas
    from (${fatos}) f (inicio, dimensao, chave, medida, valor, quantas)
    join lateral (values (f.dimensao), (case when f.dimensao = 'total' then 'semana' end)) d (dimensao)
      on d.dimensao = any(${dimensoes}::text[])`;

/** SQL: all cases of the plan, from cells and facts. */
function casos({ celulas: de, aoVivo, sujeito }: Plano, vistas: readonly Vista[], medidas: readonly Medida[]) {
  const dimensoes = [...new Set(vistas.map((vista) => DIMENSAO[vista]))];
  const porHora = [...new Set(dimensoes.map((dimensao) => (dimensao === 'semana' ? 'total' : dimensao)))];
  const partes: RawBuilder<unknown>[] = [];
  if (de.mes.length > 0) partes.push(celulas('mes', de.mes, dimensoes, medidas));
  if (de.dia.length > 0) partes.push(celulas('dia', de.dia, dimensoes, medidas));
  if (de.hora.length > 0) partes.push(comSemana(celulas('hora', de.hora, porHora, medidas), dimensoes));
  if (aoVivo.length > 0)
    partes.push(comSemana(fatosDe({ janelas: aoVivo, sujeito, dimensoes: porHora }, medidas), dimensoes));
  return partes;
}

const CHAVES: Record<Vista, RawBuilder<unknown>> = {
  total: sql`0`,
  dia: diaDe('c.inicio'),
  hora: sql`c.chave % 24`,
  semana: sql`c.chave`,
  bairro: sql`c.chave`,
  comercio: sql`c.chave`,
  entregador: sql`c.chave`,
};

const duracao = sql`s.medida = any(${sql.lit(`{${DURACOES.join(',')}}`)}::text[])`;
const quantil = (decimos: number) => sql`case when sum(s.quantas) >= ${sql.lit(AMOSTRA_DOS_NUMEROS)} then
  min(s.valor) filter (where ${duracao} and s.ate_aqui * 10 >= s.todas * ${sql.lit(decimos)}) end`;

/**
 * Returns the cases of a plan by groups and measures. A quantile is the smallest value at or below which that share of
 * the cases lies [numeros].
 */
export async function ler(em: Em, plano: Plano, { vistas, prometido = 0 }: Pergunta): Promise<Grupo[]> {
  const pedidas = Object.entries(vistas) as [Vista, readonly Medida[]][];
  const medidas = [...new Set(pedidas.flatMap(([, de]) => de))];
  const partes = casos(
    plano,
    pedidas.map(([vista]) => vista),
    medidas,
  );
  if (partes.length === 0) return [];
  const grupos = pedidas.map(
    ([vista, de]) => sql`
      select ${sql.lit(vista)} as vista, (${CHAVES[vista]})::int as chave, c.medida, c.valor, sum(c.quantas) as quantas
        from caso c where c.dimensao = ${sql.lit(DIMENSAO[vista])} and c.medida = any(${de}::text[])
       group by 2, 3, 4`,
  );
  return rows(
    em,
    sql<Grupo>`
      with caso as materialized (${sql.join(
        partes.map((parte) => sql`(${parte})`),
        sql` union all `,
      )})
      select s.vista, s.chave, s.medida, sum(s.quantas)::float8 as amostra,
             ${quantil(5)} as mediana, ${quantil(9)} as p90,
             coalesce(sum(s.quantas) filter (where s.valor <= ${prometido}::int), 0)::float8 as dentro,
             array_agg(s.valor order by s.valor) filter (where not ${duracao}) as valores,
             array_agg(s.quantas::float8 order by s.valor) filter (where not ${duracao}) as quantas
        from (
          select g.*, sum(g.quantas) over (partition by g.vista, g.chave, g.medida order by g.valor) as ate_aqui,
                 sum(g.quantas) over (partition by g.vista, g.chave, g.medida) as todas
            from (${sql.join(
              grupos.map((grupo) => sql`(${grupo})`),
              sql` union all `,
            )}) g
        ) s
       group by 1, 2, 3 order by 1, 2, 3`,
  );
}

/** Returns how often a value occurs in a group. */
export const quantasDe = (grupo: Grupo | undefined, valor: number): number =>
  grupo?.quantas?.[grupo.valores?.indexOf(valor) ?? -1] ?? 0;

const DIA_MS = 86_400_000;

/** Returns the calendar day of a group of the view `dia`. */
export const diaDoGrupo = ({ chave }: Grupo): string =>
  new Date(Date.parse('2000-01-01') + chave * DIA_MS).toISOString().slice(0, 10);
