import { sumReais } from '@corre/contract/cents.ts';
import type { LinhaDaCustodia, RelatorioDaCustodia } from '@corre/contract/custodia/suporte-contrato.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, porNome, rows, sql } from '@corre/db/sql.ts';

/** The Monday of the requested week, or of the current week. */
const segunda = (em: Em, semana_inicio: string | null) =>
  onlyRow(
    em,
    sql<{
      semana_inicio: string;
    }>`select semana_de(coalesce(inicio_da_semana(${semana_inicio}::date), agora()))::text as semana_inicio`,
  );

/**
 * Selects every courier and shop with a movement in the week or cash in hand at its beginning. A pair with cash in hand
 * at some time still has cash, or has a movement since. It therefore suffices to read the open balances and the
 * movements since that Monday. Indexes `custodia_movimento_recente`, `custodia_do_par`.
 */
const linhasDa = (em: Em, semana_inicio: string) =>
  rows(
    em,
    sql<LinhaDaCustodia>`
      with semana as materialized (
        select inicio_da_semana(${semana_inicio}::date) as inicio, inicio_da_semana(${semana_inicio}::date + 7) as fim),
      desde as materialized (
        select m.* from custodia_movimento m where m.feito_em >= (select inicio from semana)),
      pares as (
        select entregador_id, comercio_id from desde union select entregador_id, comercio_id from custodia_aberta),
      antes as (
        select p.*, coalesce((
                 select l.saldo_comercio - case when l.movimento_id >= d.primeiro then l.valor else 0 end
                   from custodia_lancamento l
                  where l.entregador_id = p.entregador_id and l.comercio_id = p.comercio_id and l.conta = 'entregador'
                    and (d.primeiro is null or l.movimento_id <= d.primeiro)
                  order by l.movimento_id desc limit 1), 0) as saldo_inicial
          from pares p
          left join lateral (
            select min(m.id) as primeiro from desde m
              join custodia_lancamento l on l.movimento_id = m.id and l.conta = 'entregador'
             where m.entregador_id = p.entregador_id and m.comercio_id = p.comercio_id) d on true),
      somas as (
        select m.entregador_id, m.comercio_id,
               coalesce(sum(l.valor) filter (where m.tipo = 'recebido'), 0) as recebido,
               coalesce(sum(l.valor) filter (where m.tipo = 'troco_levado'), 0) as troco,
               coalesce(-sum(l.valor) filter (where m.tipo = 'prestado'), 0) as prestado,
               coalesce(-sum(l.valor) filter (where m.tipo = 'diferenca'), 0) as diferencas,
               coalesce(sum(v.valor) filter (where m.tipo = 'diferenca_revertida'), 0) as diferencas_revertidas
          from desde m
          left join custodia_lancamento l on l.movimento_id = m.id and l.conta = 'entregador'
          left join custodia_lancamento v on v.movimento_id = m.id and v.conta = 'comercio'
         where m.feito_em < (select fim from semana)
         group by 1, 2)
      select a.entregador_id, e.nome_completo as entregador, a.comercio_id, c.nome as comercio, a.saldo_inicial,
             coalesce(s.recebido, 0) as recebido, coalesce(s.troco, 0) as troco, coalesce(s.prestado, 0) as prestado,
             coalesce(s.diferencas, 0) as diferencas, coalesce(s.diferencas_revertidas, 0) as diferencas_revertidas,
             a.saldo_inicial + coalesce(s.recebido + s.troco - s.prestado - s.diferencas, 0) as saldo_final
        from antes a
        join entregador e on e.id = a.entregador_id
        join comercio c on c.id = a.comercio_id
        left join somas s on s.entregador_id = a.entregador_id and s.comercio_id = a.comercio_id
       where a.saldo_inicial <> 0 or s.entregador_id is not null
       order by ${porNome('e.nome_completo')}, a.entregador_id, ${porNome('c.nome')}, a.comercio_id`,
  );

/**
 * Returns the custody report of a week. It lists opening balance, movements and closing balance per courier and shop,
 * with totals.
 */
export async function relatorioDaCustodia(em: Em, pedida: string | null): Promise<RelatorioDaCustodia> {
  const { semana_inicio } = await segunda(em, pedida);
  const linhas = await linhasDa(em, semana_inicio);
  const soma = (coluna: keyof RelatorioDaCustodia['total']) => sumReais(linhas, (linha) => linha[coluna]);
  return {
    semana: semanaLabel(semana_inicio),
    semana_inicio,
    linhas,
    total: {
      saldo_inicial: soma('saldo_inicial'),
      recebido: soma('recebido'),
      troco: soma('troco'),
      prestado: soma('prestado'),
      diferencas: soma('diferencas'),
      diferencas_revertidas: soma('diferencas_revertidas'),
      saldo_final: soma('saldo_final'),
    },
  };
}
