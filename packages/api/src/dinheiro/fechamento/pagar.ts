import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { txidDoPagamento } from './br-code.ts';
import { type Pagamento, prepararPagamento, recusarSeNoLote } from './preparar.ts';
import { travarSemanaFechada } from './semana.ts';

interface Ato {
  tentativa: number;
  tipo: 'paga' | 'estornada';
  motivo: string | null;
  feita_em: string;
}

/** Returns the last act on a payout. Call it under the week's lock. Index `quitacao_unica`. */
async function ultimoAto(em: Em, pagamento_id: number): Promise<Ato | undefined> {
  const [ato] = await rows(
    em,
    sql<Ato>`
      select tentativa, tipo, motivo, feita_em from quitacao where pagamento_id = ${pagamento_id}
       order by tentativa desc, id desc limit 1`,
  );
  return ato;
}

const resposta = ({ semana_inicio, entregador_id, total_liquido }: Pagamento, pago_em: string | null) => ({
  message: pago_em === null ? 'Estorno registrado' : 'Marcado como pago',
  estado: pago_em === null ? ('a_pagar' as const) : ('paga' as const),
  valor: total_liquido,
  pago_em,
  txid: txidDoPagamento(semana_inicio, entregador_id),
});

/**
 * Marks a payout as paid unless it is marked already, and returns the time of the mark. Call it under the week's lock.
 */
async function marcarComoPago(
  em: Em,
  ator: Ator,
  pagamento: Pagamento,
  { id_transacao = null }: { id_transacao?: string | null } = {},
): Promise<string> {
  const anterior = await ultimoAto(em, pagamento.id);
  if (anterior?.tipo === 'paga') return anterior.feita_em;
  const { feita_em } = await em
    .getKysely()
    .insertInto('quitacao')
    .values({
      pagamento_id: pagamento.id,
      tentativa: (anterior?.tentativa ?? 0) + 1,
      tipo: 'paga',
      id_transacao,
      feita_por: ator.id,
    })
    .returning('feita_em')
    .executeTakeFirstOrThrow();
  await auditar(em, ator, 'pagamento-marcado', 'pagamento', pagamento.id);
  await avisar(em, { tipo: 'entrega', entregador_id: pagamento.entregador_id });
  return feita_em;
}

interface Pedido {
  semana_inicio: string;
  entregador_id: number;
}

/**
 * Marks a courier's week as paid. A repeated or concurrent call returns the result of the first. Throws 404 and 409.
 */
export async function pagar(em: Em, ator: Ator, pedido: Pedido & { id_transacao?: string | undefined }) {
  const pagamento = await prepararPagamento(em, ator, pedido.semana_inicio, pedido.entregador_id);
  await recusarSeNoLote(em, pagamento.id);
  const pago_em = await marcarComoPago(em, ator, pagamento, { id_transacao: pedido.id_transacao ?? null });
  return resposta(pagamento, pago_em);
}

/**
 * Reverses the mark as paid, with a reason, as a new row. A repeated call with the same reason returns the same answer.
 * Throws 409 if the payout is not marked.
 */
export async function estornar(
  em: Em,
  ator: Ator,
  { semana_inicio, entregador_id, motivo }: Pedido & { motivo: string },
) {
  await travarSemanaFechada(em, semana_inicio);
  const db = em.getKysely();
  const pagamento = await db
    .selectFrom('pagamento')
    .select(['id', 'semana_inicio', 'entregador_id', 'total_liquido'])
    .where('semana_inicio', '=', semana_inicio)
    .where('entregador_id', '=', entregador_id)
    .executeTakeFirst();
  const ultimo = pagamento && (await ultimoAto(em, pagamento.id));
  if (!pagamento || !ultimo) throw new BusinessError('PAGAMENTO_NAO_FEITO');
  if (ultimo.tipo === 'estornada') {
    if (ultimo.motivo !== motivo) throw new BusinessError('PAGAMENTO_NAO_FEITO');
    return resposta(pagamento, null);
  }
  await db
    .insertInto('quitacao')
    .values({ pagamento_id: pagamento.id, tentativa: ultimo.tentativa, tipo: 'estornada', motivo, feita_por: ator.id })
    .execute();
  await auditar(em, ator, 'pagamento-estornado', 'pagamento', pagamento.id);
  await avisar(em, { tipo: 'entrega', entregador_id });
  return resposta(pagamento, null);
}
