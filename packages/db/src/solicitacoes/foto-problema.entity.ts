import { defineEntity, p } from '@mikro-orm/core';
import { bytes } from '../columns/bytes.ts';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Problema } from './problema.entity.ts';

/** A courier's photo of a problem, re-encoded as WebP (ADR 0070). */
export const FotoProblema = defineEntity({
  name: 'FotoProblema',
  tableName: 'foto_problema',
  properties: {
    problema_id: reference(Problema, 'problema_id').primary(),
    bytes: bytes(),
    etag: p.text(),
    registrada_em: timestamp().defaultRaw('agora()'),
  },
  // for the deletion of the oldest photos
  indexes: [{ name: 'foto_problema_antiga', properties: 'registrada_em' }],
});
