import { createHash } from 'node:crypto';
import type { Acao } from '@corre/contract/auditoria/atos.ts';
import { sumReais } from '@corre/contract/cents.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';
import { travarSemana } from '../fechamento/semana.ts';
import { conferirFinais, conferirRetorno, type Respondido } from './conferir-retorno.ts';
import { layoutDe } from './empresa.ts';
import { emPalavras, itensDoLote, umLote } from './lotes.ts';

/** Returns the bank's number of the payment as the transaction id, or null if its form does not fit. */
const transacao = ({ resposta: { numero_do_banco } }: Respondido): string | null =>
  /^[A-Za-z0-9]{1,35}$/.test(numero_do_banco) ? numero_do_banco : null;

const MARCADO: Acao = 'pagamento-marcado';

/**
 * Marks all payouts that the bank paid, with the batch as their source. Call it under the week's lock and as the last
 * step: it takes the lock of the chain of acts. A payout that is already marked makes the whole import fail.
 */
async function marcarPagos(em: Em, ator: Ator, lote_id: number, pagos: readonly Respondido[]): Promise<void> {
  const ids = pagos.map(({ item }) => item.pagamento_id);
  const marcados = await rows(
    em,
    sql<{ pagamento_id: number }>`
      insert into quitacao (pagamento_id, tentativa, tipo, id_transacao, feita_por, lote_id)
      select n.pagamento_id, coalesce((select max(q.tentativa) from quitacao q where q.pagamento_id = n.pagamento_id), 0) + 1,
             'paga', n.id_transacao, ${ator.id}, ${lote_id}
        from unnest(${ids}::int[], ${pagos.map(transacao)}::text[]) as n (pagamento_id, id_transacao)
       order by n.pagamento_id
      returning pagamento_id`,
  );
  if (marcados.length !== ids.length) throw new Error('a payment of the bank was not marked');
  await sql`
    insert into auditoria (ator_tipo, ator_id, acao, alvo_tipo, alvo_id, detalhes)
    select ${ator.user_type}, ${ator.id}, ${MARCADO}, 'pagamento', id, jsonb_build_object('lote_id', ${lote_id}::int)
      from unnest(${ids}::int[]) id`.execute(em.getKysely());
  await avisar(em, ...pagos.map(({ item }) => ({ tipo: 'entrega' as const, entregador_id: item.entregador_id })));
}

/**
 * Stores the file's hash. Returns the time of the first import and whether this is the first. Index
 * `lote_retorno_unico`.
 */
async function lembrar(em: Em, ator: Ator, lote_id: number, hash: string) {
  const db = em.getKysely();
  const novo = await db
    .insertInto('lote_retorno')
    .values({ lote_id, hash, importado_por: ator.id })
    .onConflict((oc) => oc.columns(['lote_id', 'hash']).doNothing())
    .returning('importado_em')
    .executeTakeFirst();
  if (novo) return { importado_em: novo.importado_em, primeiro: true };
  const antes = await db
    .selectFrom('lote_retorno')
    .select('importado_em')
    .where('lote_id', '=', lote_id)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return { importado_em: antes.importado_em, primeiro: false };
}

/** Writes the bank's answers. A final answer stays unchanged. */
async function guardarRespostas(em: Em, respondidos: readonly Respondido[]): Promise<void> {
  await rows(
    em,
    sql`
      update lote_item i set resultado = r.resultado, ocorrencias = r.ocorrencias, retorno_em = agora()
        from unnest(${respondidos.map(({ item }) => item.id)}::int[], ${respondidos.map(({ resposta }) => resposta.resultado)}::text[],
                    ${respondidos.map(({ resposta }) => resposta.ocorrencias.join(','))}::text[]) as r (id, resultado, ocorrencias)
       where i.id = r.id and i.resultado is null`,
  );
}

/** Summarizes the file alone, so that a repeated import gets the same answer. */
function resumo(respondidos: readonly Respondido[]) {
  const itens = respondidos.map(({ item: { id: _, retorno_em: __, ...item }, resposta }) => ({
    ...item,
    resultado: resposta.resultado,
    ocorrencias: emPalavras(resposta.ocorrencias),
  }));
  const pagos = itens.filter(({ resultado }) => resultado === 'pago');
  const recusados = itens.filter(({ resultado }) => resultado === 'recusado').length;
  const aguardando = itens.length - pagos.length - recusados;
  return {
    message: `Retorno importado: ${pagos.length} pagos, ${recusados} recusados, ${aguardando} ainda sem resposta.`,
    pagos: pagos.length,
    recusados,
    aguardando,
    total_pago: sumReais(pagos, ({ valor }) => valor),
    itens,
  };
}

/**
 * Imports the bank's return to a batch in one transaction. It marks paid payments, releases refused ones and keeps the
 * others waiting. A repeated import of the same file changes nothing and returns the same answer (ADR 0021). Throws
 * 400, 404 and 409.
 */
export async function importarRetorno(em: Em, ator: Ator, { id, arquivo }: { id: number; arquivo: string }) {
  await travarSemana(em, (await umLote(em, id)).semana_inicio);
  const lote = await umLote(em, id);
  const { empresa_documento } = await em
    .getKysely()
    .selectFrom('lote_pagamento')
    .select('empresa_documento')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const layout = layoutDe(lote.layout);
  const itens = await itensDoLote(em, id);
  const respondidos = conferirRetorno(arquivo, { layout, nsa: lote.nsa, banco: lote.banco, empresa_documento, itens });
  const hash = createHash('sha256').update(arquivo).digest('hex');
  const { importado_em, primeiro } = await lembrar(em, ator, id, hash);
  const resposta = { lote_id: id, nsa: lote.nsa, importado_em, ...resumo(respondidos) };
  if (!primeiro) return resposta;
  conferirFinais(respondidos);
  const pagos = respondidos.filter(({ item, resposta: r }) => r.resultado === 'pago' && item.resultado === null);
  await guardarRespostas(em, respondidos);
  await auditar(em, ator, 'lote-retorno', 'lote', id, { pagos: resposta.pagos, recusados: resposta.recusados });
  await marcarPagos(em, ator, id, pagos);
  return resposta;
}
