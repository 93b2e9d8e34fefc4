import { USER_TYPES } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/** A link that was not used and not replaced. It may have expired. */
const OPEN = 'usado_em is null and trocado_em is null';

/**
 * A one-time link with which a person sets the password of an account [link-de-acesso]. An account has at most one link
 * that is neither used nor replaced.
 * `segredo_hash` is the SHA-256 of the secret, which stands only in the link. `criado_por` is the staff account that
 * made the link, null for the server itself. `primeiro` marks the link of the installation's first administrator.
 * `trocado_em` is when a newer link, a new password or the end of the account took its place.
 */
export const LinkDeAcesso = defineEntity({
  name: 'LinkDeAcesso',
  tableName: 'link_de_acesso',
  properties: {
    id: p.integer().primary().autoincrement(),
    segredo_hash: bytes().unique('link_de_acesso_por_segredo').check('length(segredo_hash) = 32'),
    user_type: p.enum(USER_TYPES),
    entregador_id: reference(Entregador, 'entregador_id').nullable(),
    comercio_id: reference(Comercio, 'comercio_id').nullable(),
    funcionario_id: reference(Funcionario, 'funcionario_id').nullable(),
    criado_por: reference(Funcionario, 'criado_por').nullable(),
    criado_em: timestamp().defaultRaw('agora()'),
    expira_em: timestamp(),
    primeiro: p.boolean().default(false),
    usado_em: timestamp().nullable(),
    trocado_em: timestamp().nullable(),
  },
  checks: [
    {
      name: 'link_de_acesso_de_uma_conta',
      expression: 'num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1',
    },
    {
      name: 'link_de_acesso_do_tipo',
      expression:
        "(user_type = 'entregador') = (entregador_id is not null) and (user_type = 'comercio') = (comercio_id is not null)",
    },
    { name: 'link_de_acesso_um_fim', expression: 'usado_em is null or trocado_em is null' },
  ],
  uniques: [
    {
      name: 'link_de_acesso_aberto_do_entregador',
      properties: 'entregador_id',
      where: `entregador_id is not null and ${OPEN}`,
    },
    {
      name: 'link_de_acesso_aberto_do_comercio',
      properties: 'comercio_id',
      where: `comercio_id is not null and ${OPEN}`,
    },
    {
      name: 'link_de_acesso_aberto_do_funcionario',
      properties: 'funcionario_id',
      where: `funcionario_id is not null and ${OPEN}`,
    },
  ],
  // for the deletion of old links, and for the erasure and the export of an account
  indexes: [
    { name: 'link_de_acesso_antigo', properties: 'expira_em' },
    { name: 'link_de_acesso_do_entregador', properties: 'entregador_id', where: 'entregador_id is not null' },
    { name: 'link_de_acesso_do_comercio', properties: 'comercio_id', where: 'comercio_id is not null' },
    { name: 'link_de_acesso_do_funcionario', properties: 'funcionario_id', where: 'funcionario_id is not null' },
  ],
});
