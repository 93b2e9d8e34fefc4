import { sql } from '@corre/db/sql.ts';
import { ROTA } from './medidas.ts';
import { type Fato, horaDe, janelas, noAlcance, type Recorte } from './recorte.ts';

/**
 * SQL: the routes that could be offered in the spans, and the routes whose last stop was finished in the spans with the
 * seconds since their acceptance [numeros]. Indexes `rota_por_liberacao`, `solicitacao_encerrada`.
 */
export const fatosDasRotas = (recorte: Recorte) => sql<Fato>`
  select ${horaDe('r.liberada_em')} as hora, 'total' as dimensao, 0 as chave, 'rota' as medida,
         ${sql.lit(ROTA.liberada)} as valor, count(*) as quantas
    from ${janelas(recorte)}
    join rota r on r.liberada_em >= w.inicio and r.liberada_em < w.fim and r.liberada_em <= (select agora())
     and ${noAlcance('r.liberada_em', recorte)}
   group by 1
  union all
  select f.hora, 'total', 0, 'rota', t.valor, sum(t.quantas)::bigint
    from (
      select ${horaDe('s.data_status')} as hora, extract(epoch from s.data_status - a.aceita) as segundos
        from ${janelas(recorte)}
        join solicitacao s on s.status in ('finalizada', 'cancelada') and s.status = 'finalizada'
         and s.data_status >= w.inicio and s.data_status < w.fim and ${noAlcance('s.data_status', recorte)}
        join lateral (
          select min(h.quando) as aceita
            from solicitacao o
            join solicitacao_historico h on h.solicitacao_id = o.id and h.status = 'aceita'
           where o.rota_id = s.rota_id
        ) a on a.aceita <= s.data_status
       where not exists (
         select from solicitacao o
          where o.rota_id = s.rota_id and (o.status not in ('finalizada', 'cancelada')
            or o.status = 'finalizada' and (o.data_status, o.id) > (s.data_status, s.id)))
    ) f
    join lateral (values (${sql.lit(ROTA.finalizada)}, 1), (${sql.lit(ROTA.segundos)}, round(f.segundos)))
      t (valor, quantas) on true
   group by f.hora, t.valor`;
