import { toCents, toReais } from '@corre/contract/cents.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, rows, sql } from '@corre/db/sql.ts';

/** An invoice with what Pix paid of it, in reais. `aberto` is 0 for an invoice that somebody marked as received. */
export interface Saldo {
  fatura_id: number;
  semana_inicio: string;
  comercio_id: number;
  /** with its adjustments */
  valor: number;
  vence_em: string;
  /** the part of `valor` that Pix paid */
  principal: number;
  aberto: number;
  recebida: boolean;
  tentativa: number;
}

interface Lido extends Omit<Saldo, 'aberto'> {}

/** SQL: the sum of an invoice's adjustments, in reais [fatura-ajustada]. Index `fatura_ajuste_da_fatura`. */
export const ajustesDaFatura = (fatura_id: Expression<number>) => sql<number>`
  coalesce((select sum(a.valor) from fatura_ajuste a where a.fatura_id = ${fatura_id}), 0)`;

/** Returns what is open of an invoice. Indexes `pix_lancamento_da_fatura`, `recebimento_unico`. */
export async function saldoDaFatura(em: Em, fatura_id: number): Promise<Saldo> {
  const [lido] = await rows(
    em,
    sql<Lido>`
      select f.id as fatura_id, f.semana_inicio, f.comercio_id, f.vence_em,
             f.total_valor + ${ajustesDaFatura(sql`f.id`)} as valor,
             coalesce((select sum(l.principal) from pix_lancamento l where l.fatura_id = f.id), 0) as principal,
             coalesce(b.tipo = 'recebida', false) as recebida, coalesce(b.tentativa, 0) as tentativa
        from fatura f
        left join lateral (select r.tipo, r.tentativa from recebimento r where r.fatura_id = f.id
                            order by r.tentativa desc, r.id desc limit 1) b on true
       where f.id = ${fatura_id}`,
  );
  if (!lido) throw new Error(`no invoice ${fatura_id}`);
  const aberto = toReais(Math.max(0, toCents(lido.valor) - toCents(lido.principal)));
  return { ...lido, aberto: lido.recebida ? 0 : aberto };
}
