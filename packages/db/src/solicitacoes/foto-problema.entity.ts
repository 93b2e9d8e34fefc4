import { defineEntity, p } from '@mikro-orm/core';
import { bytes } from '../columns/bytes.ts';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Problema } from './problema.entity.ts';

/** What a courier photographed of a problem, already re-encoded as WebP (docs/decisions/0070-problems-and-watchdog.md). */
export const FotoProblema = defineEntity({
  name: 'FotoProblema',
  tableName: 'foto_problema',
  properties: {
    problema_id: reference(Problema, 'problema_id').primary(),
    bytes: bytes(),
    etag: p.text(),
    registrada_em: timestamp().defaultRaw('agora()'),
  },
  // which goes next
  indexes: [{ name: 'foto_problema_antiga', properties: 'registrada_em' }],
});
