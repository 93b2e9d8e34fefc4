import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * A courier's call for help to support, with the delivery in hand if there is one [ajuda]. It is open while
 * `resolvida_em` is null. Support closes it.
 */
export const Ajuda = defineEntity({
  name: 'Ajuda',
  tableName: 'ajuda',
  properties: {
    id: p.integer().primary().autoincrement(),
    entregador_id: reference(Entregador, 'entregador_id'),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').nullable(),
    pedida_em: timestamp().defaultRaw('agora()'),
    resolvida_em: timestamp().nullable(),
  },
  // one open call per courier, even if they press again
  uniques: [{ name: 'ajuda_aberta_unica', properties: 'entregador_id', where: 'resolvida_em is null' }],
  indexes: [
    // open calls, oldest first
    { name: 'ajuda_aberta', properties: ['pedida_em', 'id'], where: 'resolvida_em is null' },
    { name: 'ajuda_do_entregador', properties: 'entregador_id' },
    // for the sweep
    { name: 'ajuda_resolvida', properties: 'resolvida_em', where: 'resolvida_em is not null' },
  ],
});
