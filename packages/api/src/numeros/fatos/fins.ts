import { sql } from '@corre/db/sql.ts';
import { FIM, PROBLEMAS } from './medidas.ts';
import { doSujeito, type Fato, horaDe, janelas, noAlcance, type Recorte } from './recorte.ts';

/** SQL: a step's instant. A step that a phone without signal told of later counts from the instant on the phone. */
const passo = (status: string) => sql`max(coalesce(h.feita_em, h.quando)) filter (where h.status = ${sql.lit(status)})`;

/**
 * SQL: the ended requests of the spans, with the instants of their steps. Indexes `solicitacao_encerrada`, or those of
 * a shop, a courier and a bairro.
 */
const encerradas = (recorte: Recorte) => sql`
  select ${horaDe('s.data_status')} as hora, s.id, s.comercio_id, s.entregador_id, s.bairro_id, s.status,
         exists (select from problema p where p.solicitacao_id = s.id) as com_problema,
         greatest(h.pedida, r.oferecer_apos) as pedida, h.aceita, h.no_balcao, h.saiu, m.quando as na_porta, h.entregue
    from ${janelas(recorte)}
    join lateral (
      select x.* from solicitacao x
       where x.status in ('finalizada', 'cancelada') and x.data_status >= w.inicio and x.data_status < w.fim
         and ${noAlcance('x.data_status', recorte)} and ${doSujeito('x', recorte.sujeito)}
    ) s on true
    join rota r on r.id = s.rota_id
    left join lateral (
      select ${passo('aguardando')} as pedida, ${passo('aceita')} as aceita, ${passo('em_retirada')} as no_balcao,
             ${passo('em_entrega')} as saiu, ${passo('finalizada')} as entregue
        from solicitacao_historico h where h.solicitacao_id = s.id and s.status = 'finalizada'
    ) h on true
    left join marco m on m.solicitacao_id = s.id and m.tipo = 'no_cliente' and s.status = 'finalizada'`;

const espera = (medida: string, desde: string, ate: string) => sql`
  (${sql.lit(medida)}, case when ${sql.ref(ate)} >= ${sql.ref(desde)} then
    ate_o_passo(extract(epoch from ${sql.ref(ate)} - ${sql.ref(desde)})::float8) end)`;

/** SQL: the reason of a problem as its value. */
const motivo = sql`array_position(${sql.lit(`{${PROBLEMAS.join(',')}}`)}::text[], b.motivo) - 1`;

/** SQL: which measures a dimension has. Shops have the waits at their counter only, couriers none. */
const contada = sql<boolean>`case d.dimensao
  when 'comercio' then f.medida in ('fim', 'problema', 'no_balcao') when 'entregador' then f.medida = 'fim' else true end`;

/** SQL: how requests ended, how long they waited, and their problems [numeros]. */
export const fatosDosFins = (recorte: Recorte) => sql<Fato>`
  select f.hora, d.dimensao, d.chave, f.medida, f.valor, count(*) as quantas
    from (
      with encerrada as materialized (${encerradas(recorte)})
      select e.hora, e.comercio_id, e.entregador_id, e.bairro_id, t.medida, t.valor
        from encerrada e
        join lateral (values
          ('fim', case when e.status = 'finalizada' then ${sql.lit(FIM.finalizada)} else ${sql.lit(FIM.cancelada)} end),
          ('fim', case when e.com_problema then ${sql.lit(FIM.com_problema)} end),
          ${espera('ate_aceitar', 'e.pedida', 'e.aceita')},
          ${espera('ate_o_balcao', 'e.aceita', 'e.no_balcao')},
          ${espera('no_balcao', 'e.no_balcao', 'e.saiu')},
          ${espera('a_caminho', 'e.saiu', 'e.na_porta')},
          ${espera('na_porta', 'e.na_porta', 'e.entregue')},
          ${espera('prazo', 'e.pedida', 'e.entregue')}
        ) t (medida, valor) on t.valor is not null
      union all
      select e.hora, e.comercio_id, e.entregador_id, e.bairro_id, 'problema', ${motivo}
        from encerrada e join problema b on b.solicitacao_id = e.id
    ) f
    join lateral (values ('total', 0), ('bairro', f.bairro_id), ('comercio', f.comercio_id), ('entregador', f.entregador_id))
      d (dimensao, chave) on d.chave is not null and d.dimensao = any(${recorte.dimensoes}::text[]) and ${contada}
   group by 1, 2, 3, 4, 5`;
