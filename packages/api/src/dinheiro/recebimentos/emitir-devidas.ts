import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { acertarCobranca, pagaSemPix } from '../cobranca/acertar-cobranca.ts';
import type { Meios } from '../cobranca/atos.ts';
import { ajustesDaFatura } from '../cobranca/saldo.queries.ts';
import { emitir, type UmaFatura } from '../fechamento/emitir-fatura.ts';
import { travarSemanaFechada } from '../fechamento/semana.ts';

/** How many weeks that are over are charged by themselves. Older debts from before the bank keep the static code. */
const SEMANAS_COBRADAS = 4;
/** The most invoices of one look. The next look takes the rest. */
const POR_VEZ = 50;

/**
 * Returns invoices without the charge that they need: of the last weeks, of shops with legal data, with something to
 * pay and no charge; and charges of invoices that were settled while the bank was not configured. Indexes: primary key
 * of `resumo_semanal`, `fatura_da_semana`, `cobranca_viva`.
 */
const devidas = (em: Em): Promise<UmaFatura[]> =>
  rows(
    em,
    sql<UmaFatura>`
      select r.semana_inicio, r.comercio_id
        from resumo_semanal r join comercio c on c.id = r.comercio_id and c.ativo and c.documento is not null
        left join fatura f on f.semana_inicio = r.semana_inicio and f.comercio_id = r.comercio_id
       where r.semana_inicio < (select semana_de(agora()))
         and r.semana_inicio >= (select semana_de(agora())) - ${7 * SEMANAS_COBRADAS}::int
         and not exists (select from cobranca k where k.fatura_id = f.id and k.encerrada_em is null)
         and not (${pagaSemPix(sql`f.id`)})
         and (f.id is null or f.total_valor + ${ajustesDaFatura(sql`f.id`)} > 0)
         and coalesce((select b.tipo from recebimento b where b.fatura_id = f.id
                        order by b.tentativa desc, b.id desc limit 1), 'estornada') = 'estornada'
       group by r.semana_inicio, r.comercio_id having sum(r.total_valor) > 0
      union
      select f.semana_inicio, f.comercio_id
        from cobranca k join fatura f on f.id = k.fatura_id
       where k.encerrada_em is null and k.estado <> 'a_remover'
         and (select b.tipo from recebimento b where b.fatura_id = f.id
               order by b.tentativa desc, b.id desc limit 1) = 'recebida'
       limit ${POR_VEZ}`,
  );

/** Issues and charges what is due, each invoice in its own transaction [cobranca-pix]. Returns how many there were. */
export async function emitirDevidas(em: Em, meios: Meios): Promise<number> {
  const faturas = await devidas(em);
  for (const pedido of faturas) {
    await em.fork().transactional(async (tx) => {
      await travarSemanaFechada(tx, pedido.semana_inicio);
      const fatura = await emitir(tx, null, pedido);
      if (fatura) await acertarCobranca(tx, meios, fatura.id);
    });
  }
  return faturas.length;
}
