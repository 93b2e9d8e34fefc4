import { defineEntity, p } from '@mikro-orm/core';

/** A profile photo, already re-encoded as WebP; belongs to a courier or to a shop. */
export const Foto = defineEntity({
  name: 'Foto',
  tableName: 'foto',
  properties: {
    id: p.integer().primary(),
    entregador_id: p.integer().nullable(),
    comercio_id: p.integer().nullable(),
    bytes: p.blob(),
    etag: p.text(),
    atualizada_em: p.datetime().defaultRaw('agora()'),
  },
});
