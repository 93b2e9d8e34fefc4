import type { RowChange } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Statement, sql } from '@corre/db/sql.ts';
import {
  APAGADO,
  contestacaoApagada,
  mensagemApagada,
  palavrasDaCustodia,
  problemaApagado,
  respostasDoChat,
  usuarioApagado,
} from './apagado.ts';

/** The erased row of a courier. `vazio` is the encrypted empty text. */
const fichaApagada = (id: number, vazio: string): RowChange<'entregador'> => ({
  usuario: usuarioApagado(id),
  nome_completo: `Entregador removido ${id}`,
  data_nascimento: '1900-01-01',
  cpf: vazio,
  cpf_indice: usuarioApagado(id),
  rg: vazio,
  pix_chave: vazio,
  estado_civil: 'solteiro',
  endereco: APAGADO,
  bairro: APAGADO,
  cep: APAGADO,
  telefone_pessoal: APAGADO,
  assinatura_planilha: APAGADO,
  senha_hash: APAGADO,
  consentimento_em: null,
  aparece_no_ranking: false,
  aparece_no_rastreio: false,
  compartilha_localizacao: false,
  veiculo: 'moto_mochila',
  aprovacao: null,
  recusada_em: null,
  recusa_motivo: null,
});

/**
 * Erases a courier's own row. A registration that was never approved [aprovacao] counts as a courier who left from now
 * on.
 */
const apagarFicha = (em: Em, id: number, vazio: string): Statement =>
  em
    .getKysely()
    .updateTable('entregador')
    .set({ ...fichaApagada(id, vazio), removido_em: sql<string>`coalesce(removido_em, agora())` })
    .where('id', '=', id);

/**
 * Erases bank files with the courier's CPF and Pix key, and stored answers that contain such a file. The amounts remain
 * in the rows of the batch.
 */
function arquivosDoBanco(em: Em, id: number): Statement[] {
  const db = em.getKysely();
  const lotes = db
    .selectFrom('lote_item as i')
    .innerJoin('pagamento as p', 'p.id', 'i.pagamento_id')
    .select('i.lote_id')
    .where('p.entregador_id', '=', id);
  return [
    db.updateTable('lote_pagamento').set({ arquivo: null }).where('id', 'in', lotes),
    db
      .updateTable('lote_pagamento')
      .set({ motivo_cancelamento: APAGADO })
      .where('motivo_cancelamento', 'is not', null)
      .where('id', 'in', lotes),
    db.deleteFrom('idempotencia').where('operacao', '=', 'lotes.criar'),
  ];
}

/**
 * Erases messages to other systems about the courier's requests, because they name the courier. It includes requests
 * that the courier held before or after another courier.
 */
function ditoDele(em: Em, id: number): Statement {
  const db = em.getKysely();
  const pedidos = db
    .selectFrom('solicitacao')
    .select('id')
    .where('entregador_id', '=', id)
    .union(
      db
        .selectFrom('solicitacao_historico')
        .select('solicitacao_id as id')
        .where('ator_tipo', '=', 'entregador')
        .where('ator_id', '=', id),
    )
    .union(
      db
        .selectFrom('intervencao')
        .select('solicitacao_id as id')
        .where((eb) => eb.or([eb('de_entregador_id', '=', id), eb('para_entregador_id', '=', id)])),
    );
  const fluxos = db.selectFrom('fluxo_externo').select('id').where('solicitacao_id', 'in', pedidos);
  return db
    .updateTable('mensagem_externa')
    .set(mensagemApagada)
    .where('corpo_cifrado', 'is not', null)
    .where('fluxo_id', 'in', fluxos);
}

/** Erases the personal data of a courier. `vazio` is the encrypted empty text. */
export function apagarEntregador(em: Em, id: number, vazio: string): Statement[] {
  const db = em.getKysely();
  const suspensoes = db.selectFrom('suspensao').select('id').where('entregador_id', '=', id);
  const problemas = db.selectFrom('problema').select('id').where('entregador_id', '=', id);
  const mensagens = db.selectFrom('mensagem').select(sql<string>`id::text`.as('id')).where('entregador_id', '=', id);
  return [
    apagarFicha(em, id, vazio),
    db.deleteFrom('foto').where('entregador_id', '=', id),
    db.deleteFrom('foto_prova').where('entregador_id', '=', id),
    db.deleteFrom('foto_problema').where('problema_id', 'in', problemas),
    db.updateTable('avaliacao').set({ comentario: null }).where('entregador_id', '=', id),
    // Both directions, because a message to the courier may contain their name.
    db.updateTable('mensagem').set({ mensagem: APAGADO }).where('entregador_id', '=', id),
    respostasDoChat(em, mensagens),
    db
      .updateTable('intervencao')
      .set({ motivo: APAGADO })
      .where((eb) => eb.or([eb('de_entregador_id', '=', id), eb('para_entregador_id', '=', id)])),
    db.updateTable('problema').set(problemaApagado).where('entregador_id', '=', id),
    db.updateTable('contestacao').set(contestacaoApagada).where('suspensao_id', 'in', suspensoes),
    db.updateTable('suspensao').set({ motivo_suspensao: APAGADO }).where('entregador_id', '=', id),
    db.updateTable('fila_entregador').set({ motivo_offline: null }).where('entregador_id', '=', id),
    db.deleteFrom('dica_do_lugar').where('entregador_id', '=', id),
    ditoDele(em, id),
    ...arquivosDoBanco(em, id),
    ...palavrasDaCustodia(em, 'entregador_id', id),
    db.updateTable('contestacao_valor').set(contestacaoApagada).where('entregador_id', '=', id),
    db.updateTable('ajuste').set({ motivo: APAGADO }).where('entregador_id', '=', id),
    db
      .updateTable('quitacao')
      .set({ motivo: APAGADO })
      .where('motivo', 'is not', null)
      .where('pagamento_id', 'in', db.selectFrom('pagamento').select('id').where('entregador_id', '=', id)),
  ];
}
