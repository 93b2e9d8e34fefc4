import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { contado, contasDasSemanas } from './contas.queries.ts';
import { travarSemanaFechada } from './semana.ts';

export type Pagamento = Pick<Row<'pagamento'>, 'id' | 'semana_inicio' | 'entregador_id' | 'total_liquido'>;

/**
 * Freezes what these couriers receive for a closed week and returns the payouts by courier. Gross, fee and adjustments
 * are written once and never computed again. A payout that is already frozen stays unchanged. A courier with nothing to
 * receive is left out. Takes the week's lock. Throws 409 while the week runs.
 */
export async function prepararPagamentos(
  em: Em,
  ator: Ator,
  semana_inicio: string,
  entregador_ids: readonly number[],
): Promise<Pagamento[]> {
  await travarSemanaFechada(em, semana_inicio);
  await sql`
    insert into pagamento (semana_inicio, entregador_id, total_entregas, total_valor, total_taxa, total_ajustes, total_liquido, preparado_por)
    select c.semana_inicio, c.entregador_id, c.total_entregas, c.bruto, c.taxa, c.ajustes, c.liquido, ${ator.id}
      from (${contasDasSemanas([semana_inicio], { entregadores: entregador_ids })}) c
     where c.preparado_em is null and c.liquido > 0
     order by c.entregador_id`.execute(em.getKysely());
  await sql`
    update ajuste a set pagamento_id = p.id
      from pagamento p
     where p.semana_inicio = ${semana_inicio}::date and p.entregador_id = any(${entregador_ids}::int[])
       and a.semana_inicio = p.semana_inicio and a.entregador_id = p.entregador_id
       and a.pagamento_id is null and ${contado} and a.criado_em <= p.preparado_em`.execute(em.getKysely());
  return rows(
    em,
    sql<Pagamento>`
      select id, semana_inicio, entregador_id, total_liquido from pagamento
       where semana_inicio = ${semana_inicio}::date and entregador_id = any(${entregador_ids}::int[])
       order by entregador_id`,
  );
}

/** Same as `prepararPagamentos` for one courier. Throws 404 or 409 if there is nothing to pay. */
export async function prepararPagamento(em: Em, ator: Ator, semana_inicio: string, entregador_id: number) {
  const [pagamento] = await prepararPagamentos(em, ator, semana_inicio, [entregador_id]);
  if (pagamento) return pagamento;
  const [contas] = await rows(em, contasDasSemanas([semana_inicio], { entregador: entregador_id }));
  throw contas ? new BusinessError('NADA_A_RECEBER') : new BusinessError('SEMANA_VAZIA');
}

/** Returns the file's number for each payout that is in a file without the bank's answer. Index `lote_item_vivo`. */
export async function arquivosSemResposta(em: Em, pagamento_ids: readonly number[]): Promise<Map<number, number>> {
  const vivos = await rows(
    em,
    sql<{ pagamento_id: number; nsa: number }>`
      select i.pagamento_id, l.nsa from lote_item i join lote_pagamento l on l.id = i.lote_id
       where i.resultado is null and i.pagamento_id = any(${pagamento_ids}::int[])`,
  );
  return new Map(vivos.map(({ pagamento_id, nsa }) => [pagamento_id, nsa]));
}

/**
 * Throws 409 while the bank may still make this payment, because a payment by hand would then pay twice. Call it under
 * the week's lock.
 */
export async function recusarSeNoLote(em: Em, pagamento_id: number): Promise<void> {
  const nsa = (await arquivosSemResposta(em, [pagamento_id])).get(pagamento_id);
  if (nsa !== undefined) throw new BusinessError('PAGAMENTO_NO_LOTE', { nsa });
}
