import type { Database, Queries, RowChange } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, type SelectQueryBuilder, type Statement, sql } from '@corre/db/sql.ts';

/** Replaces a text that a person wrote or that is about a person. */
export const APAGADO = '[apagado]';

/** The user name of an anonymised account. The retention job recognises finished accounts by it. */
export const usuarioApagado = (id: number) => `removido-${id}`;

/** An erased objection. An unanswered one stays unanswered. */
export const contestacaoApagada = {
  texto: APAGADO,
  resposta: sql<string | null>`case when resposta is not null then ${APAGADO} end`,
};

/** The erased customer data of a request. */
const pedidoApagado = {
  endereco: APAGADO,
  observacao: null,
  link_localizacao: null,
  // The name of the recipient, and the number that the counter calls out.
  recebedor: null,
  numero_pedido: null,
  destinatario_nome: null,
  destinatario_telefone: null,
  // The caller's own reference leads to the customer in the caller's system. The hash is about the same call.
  referencia_externa: null,
  pedido_hash: null,
} satisfies RowChange<'solicitacao'>;

/**
 * A message to another system without its body. A message that was not delivered is given up, so that it does not block
 * later ones.
 */
export const mensagemApagada = {
  corpo_cifrado: null,
  proximo_envio: null,
  tomado_ate: null,
  desistido_em: sql<string | null>`case when entregue_em is null then coalesce(desistido_em, agora()) end`,
};

/** The erased texts and addresses of a problem (ADR 0025). */
export const problemaApagado = {
  mensagem: null,
  resposta: null,
  endereco_anterior: sql<string | null>`case when endereco_anterior is not null then ${APAGADO} end`,
  endereco_novo: sql<string | null>`case when endereco_novo is not null then ${APAGADO} end`,
};

/**
 * Erases the customer in these requests and in their deliveries. The caller ensures that they are closed. `ids` is a
 * subquery.
 * Returns the number of changed rows. Rows that were erased before do not count.
 */
export async function apagarPedidos(db: Queries, ids: Expression<number>): Promise<number> {
  const apagados = [
    await db
      .updateTable('solicitacao')
      .set(pedidoApagado)
      .where('id', 'in', ids)
      .where('endereco', '<>', APAGADO)
      .executeTakeFirstOrThrow(),
    await db
      .updateTable('entrega')
      .set({ endereco: APAGADO })
      .where('solicitacao_id', 'in', ids)
      .where('endereco', '<>', APAGADO)
      .executeTakeFirstOrThrow(),
    await db
      .updateTable('problema')
      .set(problemaApagado)
      .where('solicitacao_id', 'in', ids)
      .where((eb) =>
        eb.or([eb('mensagem', 'is not', null), eb('resposta', 'is not', null), eb('endereco_novo', '<>', APAGADO)]),
      )
      .executeTakeFirstOrThrow(),
  ];
  // Photos of doors and reasons for a waived code are about the customer as well.
  await db.deleteFrom('foto_prova').where('solicitacao_id', 'in', ids).execute();
  const problemas = db.selectFrom('problema').select('id').where('solicitacao_id', 'in', ids);
  await db.deleteFrom('foto_problema').where('problema_id', 'in', problemas).execute();
  await db
    .updateTable('codigo_entrega')
    .set({ motivo: APAGADO })
    .where('motivo', 'is not', null)
    .where('solicitacao_id', 'in', ids)
    .execute();
  // Bodies that a point of sale sent about them, and that it received.
  const fluxos = db.selectFrom('fluxo_externo').select('id').where('solicitacao_id', 'in', ids);
  await db
    .updateTable('tentativa')
    .set({ corpo_cifrado: null })
    .where('corpo_cifrado', 'is not', null)
    .where('fluxo_id', 'in', fluxos)
    .execute();
  await db
    .updateTable('mensagem_externa')
    .set(mensagemApagada)
    .where('corpo_cifrado', 'is not', null)
    .where('fluxo_id', 'in', fluxos)
    .execute();
  return apagados.reduce((soma, { numUpdatedRows }) => soma + Number(numUpdatedRows), 0);
}

/**
 * Stored idempotent answers that contain one of these messages. A message may name a person in any way, so its text is
 * erased.
 */
export const respostasDoChat = (
  em: Em,
  mensagens: SelectQueryBuilder<Database, 'mensagem', { id: string }>,
): Statement =>
  em
    .getKysely()
    .updateTable('idempotencia')
    .set({ resposta: sql`jsonb_set(resposta, '{mensagem}', to_jsonb(${APAGADO}::text))` })
    .where('operacao', 'in', ['chat.enviarDoEntregador', 'chat.enviarDoComercio'])
    .where(sql<string>`resposta ->> 'id'`, 'in', mensagens);

/**
 * Erases the texts of differences and of objections to them. The amounts remain. The ledger itself contains no texts
 * (ADR 0022).
 */
export function palavrasDaCustodia(em: Em, coluna: 'entregador_id' | 'comercio_id', id: number): Statement[] {
  const db = em.getKysely();
  const prestacoes = db.selectFrom('custodia_prestacao').select('id').where(coluna, '=', id);
  return [
    db.updateTable('custodia_contestacao').set(contestacaoApagada).where('prestacao_id', 'in', prestacoes),
    db
      .updateTable('custodia_prestacao')
      .set({ motivo: APAGADO })
      .where('motivo', 'is not', null)
      .where(coluna, '=', id),
  ];
}
