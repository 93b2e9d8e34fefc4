import { METODOS_DE_ENTRADA, USER_TYPES } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/**
 * A signed-in browser [sessao]. `token_hash` is the SHA-256 of the token, which only the cookie holds. `id` is the
 * handle that the owner sees [aparelhos]. `limite_em` is the absolute end, also of a session in use. `fator_em` is when
 * the second factor was given last, null if it never was [segundo-fator]. `aviso_visto` is the id of the last notice
 * that the person saw in this session [aviso-de-acesso].
 */
export const Sessao = defineEntity({
  name: 'Sessao',
  tableName: 'sessao',
  properties: {
    token_hash: bytes().primary().check('length(token_hash) = 32'),
    id: p.uuid().defaultRaw('gen_random_uuid()').unique('sessao_por_id'),
    aparelho: p.text().default('Aparelho desconhecido'),
    metodo: p.enum(METODOS_DE_ENTRADA).default('senha'),
    fator_em: timestamp().nullable(),
    aviso_visto: p.integer().default(0),
    user_type: p.enum(USER_TYPES),
    entregador_id: reference(Entregador, 'entregador_id').nullable(),
    comercio_id: reference(Comercio, 'comercio_id').nullable(),
    funcionario_id: reference(Funcionario, 'funcionario_id').nullable(),
    criada_em: timestamp().defaultRaw('agora()'),
    usada_em: timestamp().defaultRaw('agora()'),
    expira_em: timestamp(),
    limite_em: timestamp(),
  },
  checks: [
    { name: 'sessao_de_um', expression: 'num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1' },
    {
      name: 'sessao_do_tipo',
      expression:
        "(user_type = 'entregador') = (entregador_id is not null) and (user_type = 'comercio') = (comercio_id is not null)",
    },
  ],
  indexes: [
    { name: 'sessao_do_entregador', properties: 'entregador_id', where: 'entregador_id is not null' },
    { name: 'sessao_do_comercio', properties: 'comercio_id', where: 'comercio_id is not null' },
    { name: 'sessao_do_funcionario', properties: 'funcionario_id', where: 'funcionario_id is not null' },
    { name: 'sessao_vencida', properties: 'expira_em' },
    { name: 'sessao_no_limite', properties: 'limite_em' },
  ],
});

/**
 * A browser in which an account's correct password was typed. It gives no access, but failed logins of other browsers
 * do not block it (ADR 0028). `navegador_hash` is the SHA-256 of a random id that only the cookie holds.
 */
export const NavegadorConhecido = defineEntity({
  name: 'NavegadorConhecido',
  tableName: 'navegador_conhecido',
  properties: {
    id: p.integer().primary().autoincrement(),
    navegador_hash: bytes().check('length(navegador_hash) = 32'),
    entregador_id: reference(Entregador, 'entregador_id').nullable(),
    comercio_id: reference(Comercio, 'comercio_id').nullable(),
    funcionario_id: reference(Funcionario, 'funcionario_id').nullable(),
    criado_em: timestamp().defaultRaw('agora()'),
    usado_em: timestamp().defaultRaw('agora()'),
  },
  checks: [
    {
      name: 'navegador_conhecido_de_um',
      expression: 'num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1',
    },
  ],
  uniques: [
    {
      name: 'navegador_conhecido_unico',
      expression: `create unique index navegador_conhecido_unico on navegador_conhecido
        (navegador_hash, entregador_id, comercio_id, funcionario_id) nulls not distinct`,
    },
  ],
  indexes: [
    { name: 'navegador_conhecido_antigo', properties: 'usado_em' },
    { name: 'navegador_conhecido_do_entregador', properties: 'entregador_id', where: 'entregador_id is not null' },
    { name: 'navegador_conhecido_do_comercio', properties: 'comercio_id', where: 'comercio_id is not null' },
    { name: 'navegador_conhecido_do_funcionario', properties: 'funcionario_id', where: 'funcionario_id is not null' },
  ],
});

/**
 * The stored answer of a mutation, under the key that its caller chose. A retry with the key gets the same answer and
 * has no second effect. Kept 24 h.
 */
export const Idempotencia = defineEntity({
  name: 'Idempotencia',
  tableName: 'idempotencia',
  properties: {
    ator: p.text().primary(),
    chave: p.text().primary(),
    operacao: p.text(),
    pedido_hash: bytes(),
    resposta: p.json<unknown>().nullable(),
    criada_em: timestamp().defaultRaw('agora()'),
  },
  indexes: [{ name: 'idempotencia_antiga', properties: 'criada_em' }],
});

/** The table of rate-limiter-flexible, with its column names. All processes share it. `expire` is in milliseconds. */
export const Limite = defineEntity({
  name: 'Limite',
  tableName: 'limite',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint('number').nullable(),
  },
  // for the deletion of expired rows, oldest first
  indexes: [{ name: 'limite_vencido', properties: 'expire' }],
});

/**
 * An append-only log of staff acts, of account security (passwords, keys, sessions) and of failed logins. `detalhes`
 * never holds personal data or secrets. A row may be deleted only when it is older than a year, whatever the
 * configuration says (ADR 0029). schema/append-only.sql holds its triggers.
 */
export const Auditoria = defineEntity({
  name: 'Auditoria',
  tableName: 'auditoria',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    quando: timestamp().defaultRaw('agora()'),
    ator_tipo: p.text(),
    ator_id: p.integer().nullable(),
    acao: p.text(),
    alvo_tipo: p.text().nullable(),
    alvo_id: p.integer().nullable(),
    detalhes: p.json<Record<string, unknown>>().default('{}'),
  },
  indexes: [
    // The pages of the audit log. Ascending with the id, so that a page starts at a row of an author, an act or a person.
    {
      name: 'auditoria_por_ator_e_ato',
      properties: ['ator_tipo', 'ator_id', 'acao', 'quando', 'id'],
    },
    { name: 'auditoria_por_ato', properties: ['acao', 'quando', 'id'] },
    { name: 'auditoria_de_um_alvo', properties: ['alvo_tipo', 'alvo_id', 'quando', 'id'] },
    { name: 'auditoria_recente', columns: [{ name: 'quando', sort: 'desc' }] },
  ],
});
