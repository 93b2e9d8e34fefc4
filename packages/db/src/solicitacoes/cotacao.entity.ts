import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';

/**
 * The price that a shop's own system was quoted for one delivery [cotacao]. It keeps no address. `usada_em`: a request
 * has taken the price, which happens once.
 */
export const Cotacao = defineEntity({
  name: 'Cotacao',
  tableName: 'cotacao',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    comercio_id: reference(Comercio, 'comercio_id'),
    valor: p.decimal('number').precision(12).scale(2).check('valor > 0'),
    criada_em: timestamp().defaultRaw('agora()'),
    valida_ate: timestamp(),
    usada_em: timestamp().nullable(),
  },
  // for the sweep
  indexes: [{ name: 'cotacao_antiga', properties: 'criada_em' }],
});
