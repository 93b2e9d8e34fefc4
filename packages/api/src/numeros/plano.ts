import { FUSO } from '@corre/contract/constants.ts';
import type { Grao } from '@corre/db/numeros/numeros.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { DE_TODOS, type Janela, type Sujeito } from './fatos/recorte.ts';
import { fimDe, inicioDe, type Periodo } from './periodo.ts';

/** Where the cases of a span are: in stored cells, given by their first instants, and in the facts of spans. */
export interface Plano {
  celulas: Record<Grao, string[]>;
  aoVivo: Janela[];
  sujeito: Sujeito;
}

interface Trecho {
  celulas: Record<Grao, string[]>;
  ao_vivo: Janela[];
}

const local = sql.lit(FUSO);

/**
 * The pieces of a span of all: its closed months, its closed days, the closed hours of the day that is not over, and
 * the rest. A month or a day with a mark counts as not closed, and so do all hours of its days.
 */
const pedacos = (em: Em, periodo: Periodo, meses: boolean): Promise<Trecho> =>
  onlyRow(
    em,
    sql<Trecho>`
      with alcance as (select ${inicioDe(periodo)} as de, least(${fimDe(periodo)}, date_trunc('hour', agora(), 'UTC') + interval '1 hour') as ate),
      fechado as (select least(f.ate, a.ate) as ate from numero_fechado f, alcance a where f.id = 1),
      sujo as materialized (
        select distinct date_trunc('day', m.hora, ${local}) as dia from numero_mudado m, fechado f where m.hora < f.ate
      ),
      dia as (
        select d at time zone ${local} as inicio, (d + interval '1 day') at time zone ${local} as fim,
               date_trunc('month', d) as mes
          from generate_series(${periodo.de}::date::timestamp, ${periodo.ate}::date::timestamp, interval '1 day') d
      ),
      do_dia as (
        select d.*, d.fim <= f.ate and d.inicio not in (select dia from sujo) as inteiro,
               d.inicio not in (select dia from sujo) as limpo
          from dia d, fechado f
      ),
      mes as (
        select mes from do_dia where ${meses}::boolean
         group by mes having bool_and(inteiro) and count(*) = extract(day from mes + interval '1 month' - interval '1 day')
      ),
      hora as (
        select h as inicio, d.limpo and h + interval '1 hour' <= f.ate as fechada
          from do_dia d, fechado f, alcance a, generate_series(d.inicio, least(d.fim, a.ate) - interval '1 hour', interval '1 hour') h
         where not d.inteiro
      ),
      viva as (
        select min(inicio) as inicio, max(inicio) + interval '1 hour' as fim
          from (select inicio, inicio - row_number() over (order by inicio) * interval '1 hour' as ilha from hora where not fechada) h
         group by ilha
      )
      select jsonb_build_object(
               'mes', coalesce((select jsonb_agg(mes at time zone ${local}) from mes), '[]'),
               'dia', coalesce((select jsonb_agg(inicio) from do_dia where inteiro and mes not in (select mes from mes)), '[]'),
               'hora', coalesce((select jsonb_agg(inicio) from hora where fechada), '[]')) as celulas,
             coalesce((select jsonb_agg(jsonb_build_object('inicio', inicio, 'fim', fim)) from viva), '[]') as ao_vivo`,
  );

const ehDeTodos = ({ loja, entregador, bairro_id }: Sujeito) =>
  'todas' in loja && 'todos' in entregador && bairro_id === null;

/**
 * Returns where the cases of a span are. Only the cases of all are stored; those of one shop, courier or bairro are
 * read from their own rows. `meses` allows months, which keep no single days. Read the plan and its cases in one
 * snapshot.
 */
export async function planejar(
  em: Em,
  periodo: Periodo,
  { sujeito = DE_TODOS, meses }: { sujeito?: Sujeito; meses: boolean },
): Promise<Plano> {
  if (ehDeTodos(sujeito)) {
    const { celulas, ao_vivo } = await pedacos(em, periodo, meses);
    return { celulas, aoVivo: ao_vivo, sujeito };
  }
  const janela = await onlyRow(em, sql<Janela>`select ${inicioDe(periodo)} as inicio, ${fimDe(periodo)} as fim`);
  return { celulas: { hora: [], dia: [], mes: [] }, aoVivo: [janela], sujeito };
}
