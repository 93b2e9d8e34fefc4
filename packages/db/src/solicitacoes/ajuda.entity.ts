import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * A courier asked support for help, with the delivery in hand if there was one (docs/decisions/0084-help-for-couriers.md). Open
 * while `resolvida_em` is null: somebody of support ends it.
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
  // however often they press
  uniques: [{ name: 'ajuda_aberta_unica', properties: 'entregador_id', where: 'resolvida_em is null' }],
  indexes: [
    // who waits, longest first
    { name: 'ajuda_aberta', properties: ['pedida_em', 'id'], where: 'resolvida_em is null' },
    { name: 'ajuda_do_entregador', properties: 'entregador_id' },
    // what the sweep takes away
    { name: 'ajuda_resolvida', properties: 'resolvida_em', where: 'resolvida_em is not null' },
  ],
});
