import { defineEntity, p } from '@mikro-orm/core';
import { USER_TYPES } from '../vocabulario.ts';

/** A signed-in browser; `token_hash` is the SHA-256 of the cookie's token, `id` the handle that its owner sees. */
export const Sessao = defineEntity({
  name: 'Sessao',
  tableName: 'sessao',
  properties: {
    token_hash: p.blob().primary(),
    id: p.uuid().defaultRaw('gen_random_uuid()'),
    aparelho: p.text(),
    user_type: p.enum(USER_TYPES),
    entregador_id: p.integer().nullable(),
    comercio_id: p.integer().nullable(),
    funcionario_id: p.integer().nullable(),
    criada_em: p.datetime().defaultRaw('agora()'),
    usada_em: p.datetime().defaultRaw('agora()'),
    expira_em: p.datetime(),
    limite_em: p.datetime(),
  },
});
