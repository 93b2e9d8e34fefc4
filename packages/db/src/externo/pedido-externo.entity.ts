import { VERSOES_OPEN_DELIVERY } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes } from '../columns/bytes.ts';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { FluxoExterno } from './fluxo-externo.entity.ts';
import { Integracao } from './integracao.entity.ts';

/** An order of a point of sale, under the id that it gave it (docs/decisions/0075-open-delivery-provider.md). */
export const PedidoExterno = defineEntity({
  name: 'PedidoExterno',
  tableName: 'pedido_externo',
  properties: {
    id: p.integer().primary().autoincrement(),
    integracao_id: reference(Integracao, 'integracao_id').deleteRule('cascade'),
    order_id: p.uuid(),
  },
  uniques: [{ name: 'pedido_externo_unico', properties: ['integracao_id', 'order_id'] }],
});

/**
 * One time that a point of sale asked for a delivery of an order; only a rejected one may be followed by another. `corpo_cifrado` is
 * what it sent, closed with the data key: the recipient's name, phone and address are in it, and it is emptied after
 * `OD_RETENCAO_DIAS`. `recusa`: why it was rejected without a request of ours. `com_taxa`: what its cancellation answered.
 */
export const Tentativa = defineEntity({
  name: 'Tentativa',
  tableName: 'tentativa',
  properties: {
    id: p.integer().primary().autoincrement(),
    pedido_externo_id: reference(PedidoExterno, 'pedido_externo_id').deleteRule('cascade'),
    numero: p.integer().check('numero >= 1'),
    fluxo_id: reference(FluxoExterno, 'fluxo_id').deleteRule('cascade').unique(),
    delivery_id: p.uuid().defaultRaw('gen_random_uuid()'),
    corpo_cifrado: p.text().nullable(),
    corpo_hash: bytes(),
    versao: p.enum(VERSOES_OPEN_DELIVERY),
    recusa: p.text().nullable(),
    // while it waits for a courier; null once that is decided
    rejeitar_em: timestamp().nullable(),
    // while the other side's word that it is finished is awaited
    concluir_ate: timestamp().nullable(),
    quer_pronto: p.boolean().default(false),
    quer_coleta: p.boolean().default(false),
    quer_conclusao: p.boolean().default(false),
    quer_codigo: p.boolean().default(false),
    quer_retorno: p.boolean().default(false),
    com_taxa: p.boolean().nullable(),
    // what its answer said, which the repeat says again: when somebody is expected to take it, and when it is given up
    estimativa: timestamp().nullable(),
    desiste_em: timestamp().nullable(),
    criada_em: timestamp().defaultRaw('agora()'),
  },
  uniques: [{ name: 'tentativa_unica', properties: ['pedido_externo_id', 'numero'] }],
  indexes: [
    { name: 'tentativa_a_rejeitar', properties: 'rejeitar_em', where: 'rejeitar_em is not null' },
    { name: 'tentativa_a_concluir', properties: 'concluir_ate', where: 'concluir_ate is not null' },
    // the sweep
    { name: 'tentativa_a_apagar', properties: 'criada_em', where: 'corpo_cifrado is not null' },
  ],
});
