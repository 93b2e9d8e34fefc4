import { defineEntity, p } from '@mikro-orm/core';

/** A browser in which an account signed in before; `navegador_hash` is the SHA-256 of its cookie's id. */
export const NavegadorConhecido = defineEntity({
  name: 'NavegadorConhecido',
  tableName: 'navegador_conhecido',
  properties: {
    id: p.integer().primary(),
    navegador_hash: p.blob(),
    entregador_id: p.integer().nullable(),
    comercio_id: p.integer().nullable(),
    funcionario_id: p.integer().nullable(),
    criado_em: p.datetime().defaultRaw('agora()'),
    usado_em: p.datetime().defaultRaw('agora()'),
  },
});
