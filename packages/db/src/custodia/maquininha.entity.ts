import { ATORES } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';

/** A shop's card machine (ADR 0022). `apelido` is the name that the shop's staff use, such as '3' or 'azul'. */
export const Maquininha = defineEntity({
  name: 'Maquininha',
  tableName: 'maquininha',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    apelido: p.text().check("apelido = btrim(apelido) and apelido <> ''"),
    serie: p.text().nullable().check("serie = btrim(serie) and serie <> ''"),
    ativa: p.boolean().default(true),
    criada_em: timestamp().defaultRaw('agora()'),
  },
  uniques: [
    {
      name: 'maquininha_apelido_unico',
      expression:
        'create unique index maquininha_apelido_unico on maquininha (comercio_id, lower(apelido)) where ativa',
    },
  ],
});

/**
 * A courier's possession of a card machine. `ate` is null while the courier has it. A machine has at most one holder at
 * a time.
 */
export const MaquininhaPosse = defineEntity({
  name: 'MaquininhaPosse',
  tableName: 'maquininha_posse',
  properties: {
    id: p.integer().primary().autoincrement(),
    maquininha_id: reference(Maquininha, 'maquininha_id'),
    entregador_id: reference(Entregador, 'entregador_id'),
    desde: timestamp().defaultRaw('agora()'),
    ate: timestamp().nullable(),
    recebida_por_tipo: p.enum(ATORES).nullable(),
    recebida_por_id: p.integer().nullable(),
  },
  checks: [
    {
      // A range of one id replaces the equality, so that the constraint does not need the extension btree_gist.
      name: 'maquininha_em_uma_mao',
      expression: `exclude using gist (int4range(maquininha_id, maquininha_id, '[]') with &&, tstzrange(desde, ate) with &&)`,
    },
    { name: 'maquininha_posse_fim', expression: 'ate is null or ate >= desde' },
    { name: 'maquininha_posse_recebida', expression: '(ate is null) = (recebida_por_tipo is null)' },
  ],
  indexes: [
    { name: 'maquininha_posse_atual', properties: 'maquininha_id', where: 'ate is null' },
    { name: 'maquininha_posse_do_entregador', properties: ['entregador_id', 'desde'] },
    { name: 'maquininha_em_maos', properties: 'entregador_id', where: 'ate is null' },
  ],
});
