import { sql } from '@corre/db/sql.ts';
import { doEntregador } from '../../base/escopo.ts';
import { PRESENCA } from './medidas.ts';
import { ateOUltimo, desdeOPrimeiro, type Fato, janelas, type Recorte } from './recorte.ts';

/** SQL: the time online of each courier in each span, until now. */
const online = (recorte: Recorte) => sql`
  select w.inicio, w.fim, t.entregador_id,
         range_agg(tstzrange(t.inicio, coalesce(t.fim, (select agora())))) * tstzmultirange(tstzrange(w.inicio, w.fim)) as tempo
    from ${janelas(recorte)}
    join turno t on t.inicio < w.fim and t.inicio < (select agora()) and (t.fim is null or t.fim > w.inicio)
     and t.inicio < ${ateOUltimo(recorte)} and (t.fim is null or t.fim > ${desdeOPrimeiro(recorte)})
     and ${doEntregador('t.entregador_id', recorte.sujeito.entregador)}
   group by w.inicio, w.fim, t.entregador_id`;

/**
 * SQL: the time of each courier with a delivery, from the acceptance to the end, until now. A delivery that ended more
 * than a day after the span is not looked for.
 */
const ocupado = (recorte: Recorte) => sql`
  select w.inicio, s.entregador_id, range_agg(tstzrange(h.quando, greatest(h.quando, s.fim))) as tempo
    from ${janelas(recorte)}
    join lateral (
      select x.id, x.entregador_id, x.data_status as fim from solicitacao x
       where x.status in ('finalizada', 'cancelada') and x.entregador_id is not null
         and x.data_status >= w.inicio and x.data_status < w.fim + interval '1 day'
         and x.data_status >= ${desdeOPrimeiro(recorte)} and x.data_status < ${ateOUltimo(recorte)} + interval '1 day'
         and ${doEntregador('x.entregador_id', recorte.sujeito.entregador)}
      union all
      select x.id, x.entregador_id, (select agora()) from solicitacao x
       where x.status in ('aceita', 'em_retirada', 'em_entrega')
         and ${doEntregador('x.entregador_id', recorte.sujeito.entregador)}
    ) s on true
    join solicitacao_historico h on h.solicitacao_id = s.id and h.status = 'aceita' and h.quando < w.fim
   group by w.inicio, s.entregador_id`;

/** SQL: a multirange cut at each full hour (`hora`, `segundos` inside the hour). */
const porHora = (tempo: string) => sql`(
  select i as hora, extract(epoch from least(upper(p), i + interval '1 hour') - greatest(lower(p), i)) as segundos
    from unnest(${sql.raw(tempo)}) p,
         generate_series(date_trunc('hour', lower(p), 'UTC'), upper(p) - interval '1 microsecond', interval '1 hour') i)`;

/** SQL: the seconds online and with a delivery, of all couriers and of each courier [numeros]. */
export const fatosDaPresenca = (recorte: Recorte) => sql<Fato>`
  select f.hora, d.dimensao, d.chave, 'presenca' as medida, f.valor, round(sum(f.segundos))::bigint as quantas
    from (
      with no_ar as materialized (${online(recorte)}), em_entrega as materialized (${ocupado(recorte)})
      select h.hora, o.entregador_id, ${sql.lit(PRESENCA.online)} as valor, h.segundos
        from no_ar o, lateral ${porHora('o.tempo')} h
      union all
      select h.hora, o.entregador_id, ${sql.lit(PRESENCA.ocupado)}, h.segundos
        from no_ar o join em_entrega b using (inicio, entregador_id), lateral ${porHora('(o.tempo * b.tempo)')} h
    ) f
    join lateral (values ('total', 0), ('entregador', f.entregador_id)) d (dimensao, chave)
      on d.dimensao = any(${recorte.dimensoes}::text[])
   group by 1, 2, 3, 4, 5`;
