import { USER_TYPES } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes } from '../columns/bytes.ts';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/**
 * A signed-in browser [sessao]. `token_hash` is the SHA-256 of the token, which only the cookie holds. `id` is the
 * handle that the owner sees (ADR 0017). `limite_em` is the absolute end, also of a session in use.
 */
export const Sessao = defineEntity({
  name: 'Sessao',
  tableName: 'sessao',
  properties: {
    token_hash: bytes().primary().check('length(token_hash) = 32'),
    id: p.uuid().defaultRaw('gen_random_uuid()').unique('sessao_por_id'),
    aparelho: p.text().default('Aparelho desconhecido'),
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
