import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';

/** A profile photo of a courier or a shop, re-encoded as WebP [foto]. */
export const Foto = defineEntity({
  name: 'Foto',
  tableName: 'foto',
  properties: {
    id: p.integer().primary().autoincrement(),
    entregador_id: reference(Entregador, 'entregador_id').nullable().unique(),
    comercio_id: reference(Comercio, 'comercio_id').nullable().unique(),
    bytes: bytes(),
    etag: p.text(),
    atualizada_em: timestamp().defaultRaw('agora()'),
  },
  checks: [{ name: 'foto_de_um', expression: 'num_nonnulls(entregador_id, comercio_id) = 1' }],
});
