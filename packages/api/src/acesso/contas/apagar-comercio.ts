import type { Em } from '@corre/db/orm.ts';
import { type Statement, sql } from '@corre/db/sql.ts';
import { APAGADO, apagarPedidos, palavrasDaCustodia, respostasDoChat, usuarioApagado } from './apagado.ts';

/**
 * Erases what a shop's points of sale sent and received, also in test mode, which creates no request. The secrets are
 * already deleted with the shop. The merchant id is often a CNPJ, so it is erased too. Requests lose the system's name
 * and its order numbers.
 */
function deSistemas(em: Em, id: number): Statement[] {
  const db = em.getKysely();
  const integracoes = db.selectFrom('integracao').select('id').where('comercio_id', '=', id);
  const pedidos = db.selectFrom('pedido_externo').select('id').where('integracao_id', 'in', integracoes);
  return [
    db.updateTable('tentativa').set({ corpo_cifrado: null }).where('pedido_externo_id', 'in', pedidos),
    db.deleteFrom('app_de_pedidos').where('integracao_id', 'in', integracoes),
    db.deleteFrom('mensagem_externa').where('integracao_id', 'in', integracoes),
    db.deleteFrom('chamada_externa').where('integracao_id', 'in', integracoes),
    db.updateTable('solicitacao').set({ canal: null, numero_pedido: null }).where('comercio_id', '=', id),
    db
      .updateTable('integracao')
      .set({ nome: APAGADO, merchant_id: null, merchant_id_novo: null, url_eventos: null, url_codigo: null })
      .where('comercio_id', '=', id),
  ];
}

/** Selects the Pix that paid an invoice of the shop, also for a time. */
const pixDoComercio = (em: Em, id: number) =>
  em
    .getKysely()
    .selectFrom('pix_lancamento as l')
    .innerJoin('fatura as f', 'f.id', 'l.fatura_id')
    .select('l.pix_id')
    .where('f.comercio_id', '=', id);

/** Erases the personal data of a shop, also in its requests. */
export function apagarComercio(em: Em, id: number): Statement[] {
  const db = em.getKysely();
  const pedidos = db.selectFrom('solicitacao').select('id').where('comercio_id', '=', id);
  const mensagens = db
    .selectFrom('mensagem')
    .select(sql<string>`id::text`.as('id'))
    .where('solicitacao_id', 'in', pedidos);
  const nomes = { nome: `Comércio removido ${id}`, nome_chave: usuarioApagado(id) };
  return [
    db
      .updateTable('comercio')
      .set({
        ...nomes,
        senha_hash: APAGADO,
        endereco_retirada: null,
        link_loja: null,
        telefone: null,
        razao_social: null,
        documento: null,
      })
      .where('id', '=', id),
    db.deleteFrom('foto').where('comercio_id', '=', id),
    db.deleteFrom('endereco_conhecido').where('comercio_id', '=', id),
    db.deleteFrom('preco_do_comercio').where('comercio_id', '=', id),
    db.deleteFrom('chave_api').where('comercio_id', '=', id),
    db.deleteFrom('preco_por_distancia').where('comercio_id', '=', id),
    ...deSistemas(em, id),
    db
      .updateTable('maquininha')
      .set({ apelido: sql<string>`${APAGADO} || ' ' || id`, serie: null })
      .where('comercio_id', '=', id),
    db.updateTable('avaliacao').set({ comentario: null }).where('comercio_id', '=', id),
    db.updateTable('mensagem').set({ mensagem: APAGADO }).where('solicitacao_id', 'in', pedidos),
    respostasDoChat(em, mensagens),
    db.updateTable('intervencao').set({ motivo: APAGADO }).where('solicitacao_id', 'in', pedidos),
    db
      .updateTable('fatura_ajuste')
      .set({ motivo: APAGADO })
      .where('fatura_id', 'in', db.selectFrom('fatura').select('id').where('comercio_id', '=', id)),
    db
      .updateTable('recebimento')
      .set({ motivo: APAGADO })
      .where('motivo', 'is not', null)
      .where('fatura_id', 'in', db.selectFrom('fatura').select('id').where('comercio_id', '=', id)),
    db
      .updateTable('pix_lancamento')
      .set({ motivo: APAGADO })
      .where('motivo', 'is not', null)
      .where('pix_id', 'in', pixDoComercio(em, id)),
    db
      .updateTable('pix_devolucao')
      .set({ motivo: null })
      .where('motivo', 'is not', null)
      .where('pix_id', 'in', pixDoComercio(em, id)),
    ...palavrasDaCustodia(em, 'comercio_id', id),
    { execute: () => apagarPedidos(db, pedidos.$asScalar()) },
  ];
}
