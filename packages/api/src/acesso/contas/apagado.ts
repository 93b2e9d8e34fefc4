import type { Queries, RowChange } from '@corre/db/database.ts';
import { type Expression, sql } from '@corre/db/sql.ts';

/** What stands in the place of a text that a person wrote or that is about one. */
export const APAGADO = '[apagado]';

/** An objection; one that has no answer gets none. */
export const contestacaoApagada = {
  texto: APAGADO,
  resposta: sql<string | null>`case when resposta is not null then ${APAGADO} end`,
};

/** What a request keeps of its customer. */
const pedidoApagado = {
  endereco: APAGADO,
  observacao: null,
  link_localizacao: null,
  // whoever received it, and what they were called out by at the counter
  recebedor: null,
  numero_pedido: null,
} satisfies RowChange<'solicitacao'>;

/**
 * A message to another system without its body. One that had not arrived is given up: what waits behind it must not wait for it.
 */
export const mensagemApagada = {
  corpo_cifrado: null,
  proximo_envio: null,
  tomado_ate: null,
  desistido_em: sql<string | null>`case when entregue_em is null then coalesce(desistido_em, agora()) end`,
};

/** What was said about a delivery that could not go on, and where it was to go instead (decision record 0070). */
export const problemaApagado = {
  mensagem: null,
  resposta: null,
  endereco_anterior: sql<string | null>`case when endereco_anterior is not null then ${APAGADO} end`,
  endereco_novo: sql<string | null>`case when endereco_novo is not null then ${APAGADO} end`,
};

/**
 * Takes the customer out of these requests, and of the deliveries that came of them; whoever calls knows that they are closed.
 * Gives the number of rows; what was erased before is not touched again. `ids` is a subquery.
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
  // photos of doors, and why a code was not asked for, are about the customer as well
  await db.deleteFrom('foto_prova').where('solicitacao_id', 'in', ids).execute();
  const problemas = db.selectFrom('problema').select('id').where('solicitacao_id', 'in', ids);
  await db.deleteFrom('foto_problema').where('problema_id', 'in', problemas).execute();
  await db
    .updateTable('codigo_entrega')
    .set({ motivo: APAGADO })
    .where('motivo', 'is not', null)
    .where('solicitacao_id', 'in', ids)
    .execute();
  // what a point of sale sent of them, and what it was told
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
