import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Database } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type SelectQueryBuilder, type Statement, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { type Autor, auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES, COLUNAS } from '../conta.queries.ts';
import { encerrarTodas } from '../sessoes/sessoes.ts';
import type { Pessoa } from './achar-pessoa.ts';
import { APAGADO, apagarPedidos, contestacaoApagada, mensagemApagada, problemaApagado } from './apagado.ts';
import { apagarFicha, usuarioApagado } from './apagar-ficha.ts';
import { deSistemas } from './apagar-sistemas.ts';
import { ContaRecusada } from './erros.ts';

/**
 * Stored idempotent answers that contain one of these messages. A message may name a person in any way, so its text is
 * erased.
 */
const respostasDoChat = (em: Em, mensagens: SelectQueryBuilder<Database, 'mensagem', { id: string }>): Statement =>
  em
    .getKysely()
    .updateTable('idempotencia')
    .set({ resposta: sql`jsonb_set(resposta, '{mensagem}', to_jsonb(${APAGADO}::text))` })
    .where('operacao', 'in', ['chat.enviarDoEntregador', 'chat.enviarDoComercio'])
    .where(sql<string>`resposta ->> 'id'`, 'in', mensagens);

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

/**
 * Erases the texts of differences and of objections to them. The amounts remain. The ledger itself contains no texts
 * (ADR 0062).
 */
function palavrasDaCustodia(em: Em, coluna: 'entregador_id' | 'comercio_id', id: number): Statement[] {
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

function doEntregador(em: Em, id: number, vazio: string): Statement[] {
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

function doComercio(em: Em, id: number): Statement[] {
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
      .set({ ...nomes, senha_hash: APAGADO, endereco_retirada: null, link_loja: null, telefone: null })
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
      .updateTable('recebimento')
      .set({ motivo: APAGADO })
      .where('motivo', 'is not', null)
      .where('fatura_id', 'in', db.selectFrom('fatura').select('id').where('comercio_id', '=', id)),
    ...palavrasDaCustodia(em, 'comercio_id', id),
    { execute: () => apagarPedidos(db, pedidos.$asScalar()) },
  ];
}

function doFuncionario(em: Em, id: number): Statement[] {
  const nomes = { usuario: usuarioApagado(id), nome: `Conta removida ${id}` };
  const db = em.getKysely();
  return [
    db
      .updateTable('funcionario')
      .set({ ...nomes, senha_hash: APAGADO })
      .where('id', '=', id),
  ];
}

/** Deletes the account's own stored answers, and erases its name in other accounts' answers. */
function emRespostas(em: Em, { user_type, id, nome }: Pessoa): Statement[] {
  const db = em.getKysely();
  const citado = JSON.stringify(nome).slice(1, -1);
  return [
    db.deleteFrom('idempotencia').where('ator', '=', `${user_type}:${id}`),
    db
      .updateTable('idempotencia')
      .set({ resposta: sql`replace(resposta::text, ${citado}, ${APAGADO})::jsonb` })
      .where(sql<number>`strpos(resposta::text, ${citado})`, '>', 0),
  ];
}

/** Throws for an account that is still active, and for a shop with open deliveries. */
async function conferirSaida(em: Em, { user_type, id, ativo }: Pessoa): Promise<void> {
  if (ativo && user_type === 'entregador') {
    throw new ContaRecusada('Remova o entregador no painel antes de anonimizar os dados dele.');
  }
  if (ativo && user_type === 'comercio') {
    throw new ContaRecusada('Exclua o comércio no painel antes de anonimizar os dados dele.');
  }
  if (ativo) throw new ContaRecusada('Encerre a conta (encerrar) antes de anonimizar os dados dela.');
  if (user_type !== 'comercio') return;
  const aberta = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .where('comercio_id', '=', id)
    .where('status', 'in', STATUS_ABERTO)
    .limit(1)
    .executeTakeFirst();
  if (aberta) throw new ContaRecusada('Há entregas deste comércio na rua. Espere até que terminem.');
}

/** Deletes the account's sessions and known browsers. */
async function esquecerConta(em: Em, pessoa: Pessoa): Promise<void> {
  await encerrarTodas(em, pessoa);
  await em.getKysely().deleteFrom('navegador_conhecido').where(COLUNAS[pessoa.user_type], '=', pessoa.id).execute();
}

const statementsFor = (em: Em, { user_type, id }: Pessoa, vault: Vault): Statement[] => {
  if (user_type === 'entregador') return doEntregador(em, id, vault.seal(''));
  return user_type === 'comercio' ? doComercio(em, id) : doFuncionario(em, id);
};

/**
 * Erases the personal data of somebody who left (LGPD, erasure). Deliveries, amounts and times of 'Entregador removido'
 * remain for accounting, so no total changes.
 * It runs in the caller's transaction and cannot be undone.
 */
export async function anonimizar(em: Em, vault: Vault, autor: Autor, pessoa: Pessoa): Promise<void> {
  await conferirSaida(em, pessoa);
  for (const statement of [...statementsFor(em, pessoa, vault), ...emRespostas(em, pessoa)]) await statement.execute();
  await esquecerConta(em, pessoa);
  await auditar(em, autor, 'dados_anonimizados', ACCOUNT_TABLES[pessoa.user_type], pessoa.id);
}
