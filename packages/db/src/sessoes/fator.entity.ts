import { AVISOS_DE_ACESSO, METODOS_DE_ENTRADA, USER_TYPES } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { Sessao } from './sessao.entity.ts';

/** The columns that name the account of a row: exactly one is filled. */
const ofAccount = () => ({
  entregador_id: reference(Entregador, 'entregador_id').nullable(),
  comercio_id: reference(Comercio, 'comercio_id').nullable(),
  funcionario_id: reference(Funcionario, 'funcionario_id').nullable(),
});

const ONE_ACCOUNT = 'num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1';

/** A passkey of an account [passkeys]. `contador` is the signature counter that the device sent last. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.integer().primary().autoincrement(),
    ...ofAccount(),
    credencial_id: bytes().unique('passkey_por_credencial'),
    chave_publica: bytes(),
    contador: p.bigint('number'),
    transportes: p.array(),
    sincronizada: p.boolean(),
    nome: p.text(),
    criada_em: timestamp().defaultRaw('agora()'),
    usada_em: timestamp().nullable(),
  },
  checks: [{ name: 'passkey_de_uma_conta', expression: ONE_ACCOUNT }],
  indexes: [
    { name: 'passkey_do_entregador', properties: 'entregador_id', where: 'entregador_id is not null' },
    { name: 'passkey_do_comercio', properties: 'comercio_id', where: 'comercio_id is not null' },
    { name: 'passkey_do_funcionario', properties: 'funcionario_id', where: 'funcionario_id is not null' },
  ],
});

/**
 * The secret that an account shares with an app of codes (RFC 6238) [segundo-fator]. `ultimo_passo` is the time step of
 * the code that was accepted last. No step is accepted twice.
 */
export const FatorCodigo = defineEntity({
  name: 'FatorCodigo',
  tableName: 'fator_codigo',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id').nullable(),
    funcionario_id: reference(Funcionario, 'funcionario_id').nullable(),
    segredo_cifrado: p.text(),
    ultimo_passo: p.bigint('number'),
    ativado_em: timestamp().defaultRaw('agora()'),
  },
  checks: [{ name: 'fator_codigo_de_uma_conta', expression: 'num_nonnulls(comercio_id, funcionario_id) = 1' }],
  uniques: [
    { name: 'fator_codigo_do_comercio', properties: 'comercio_id' },
    { name: 'fator_codigo_do_funcionario', properties: 'funcionario_id' },
  ],
});

/** A recovery code: the keyed hash, and when it was used. Each works once [segundo-fator]. */
export const CodigoRecuperacao = defineEntity({
  name: 'CodigoRecuperacao',
  tableName: 'codigo_recuperacao',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id').nullable(),
    funcionario_id: reference(Funcionario, 'funcionario_id').nullable(),
    codigo_hash: p.text().unique('codigo_recuperacao_unico'),
    criado_em: timestamp().defaultRaw('agora()'),
    usado_em: timestamp().nullable(),
  },
  checks: [{ name: 'codigo_recuperacao_de_uma_conta', expression: 'num_nonnulls(comercio_id, funcionario_id) = 1' }],
  indexes: [
    { name: 'codigo_recuperacao_do_comercio', properties: 'comercio_id', where: 'comercio_id is not null' },
    { name: 'codigo_recuperacao_do_funcionario', properties: 'funcionario_id', where: 'funcionario_id is not null' },
  ],
});

/** What a begun attempt is for: a login by password, one by passkey, a new passkey, a new app, a confirmation. */
const USOS_DE_DESAFIO = ['senha', 'passkey', 'cadastro', 'codigo', 'confirmacao'] as const;

/**
 * A begun attempt [desafio]. It works once, until `expira_em`. Only the caller has the token of `desafio_hash`. The
 * account is known after a right password, the session for acts of a signed-in caller. `desafio` is what a passkey
 * signs. `segredo_cifrado` is the secret of an app that is not active yet.
 */
export const DesafioDeAcesso = defineEntity({
  name: 'DesafioDeAcesso',
  tableName: 'desafio_de_acesso',
  properties: {
    desafio_hash: bytes().primary().check('length(desafio_hash) = 32'),
    uso: p.enum(USOS_DE_DESAFIO),
    user_type: p.enum(USER_TYPES).nullable(),
    ...ofAccount(),
    sessao_hash: reference(Sessao, 'sessao_hash').nullable().deleteRule('cascade'),
    desafio: p.text().nullable(),
    segredo_cifrado: p.text().nullable(),
    expira_em: timestamp(),
  },
  checks: [
    {
      name: 'desafio_de_acesso_de_quem',
      expression: `(user_type is null) = (uso = 'passkey')
        and num_nonnulls(entregador_id, comercio_id, funcionario_id) = (user_type is not null)::int`,
    },
    { name: 'desafio_de_acesso_da_sessao', expression: "(sessao_hash is null) = (uso in ('senha', 'passkey'))" },
  ],
  indexes: [
    { name: 'desafio_de_acesso_vencido', properties: 'expira_em' },
    { name: 'desafio_de_acesso_da_sessao', properties: 'sessao_hash', where: 'sessao_hash is not null' },
    { name: 'desafio_de_acesso_do_entregador', properties: 'entregador_id', where: 'entregador_id is not null' },
    { name: 'desafio_de_acesso_do_comercio', properties: 'comercio_id', where: 'comercio_id is not null' },
    { name: 'desafio_de_acesso_do_funcionario', properties: 'funcionario_id', where: 'funcionario_id is not null' },
  ],
});

/**
 * Something that happened to an account's access, for its open sessions [aviso-de-acesso]. `sessao_id` is the session
 * that did it, which is not told.
 */
export const AvisoDeAcesso = defineEntity({
  name: 'AvisoDeAcesso',
  tableName: 'aviso_de_acesso',
  properties: {
    id: p.integer().primary().autoincrement(),
    ...ofAccount(),
    tipo: p.enum(AVISOS_DE_ACESSO),
    aparelho: p.text(),
    metodo: p.enum(METODOS_DE_ENTRADA).nullable(),
    sessao_id: p.uuid().nullable(),
    quando: timestamp().defaultRaw('agora()'),
  },
  checks: [{ name: 'aviso_de_acesso_de_uma_conta', expression: ONE_ACCOUNT }],
  indexes: [
    { name: 'aviso_de_acesso_antigo', properties: 'quando' },
    { name: 'aviso_de_acesso_do_entregador', properties: ['entregador_id', 'id'], where: 'entregador_id is not null' },
    { name: 'aviso_de_acesso_do_comercio', properties: ['comercio_id', 'id'], where: 'comercio_id is not null' },
    {
      name: 'aviso_de_acesso_do_funcionario',
      properties: ['funcionario_id', 'id'],
      where: 'funcionario_id is not null',
    },
  ],
});
