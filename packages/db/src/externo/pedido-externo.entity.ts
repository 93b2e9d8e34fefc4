import { VERSOES_OPEN_DELIVERY } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { FluxoExterno } from './fluxo-externo.entity.ts';
import { Integracao } from './integracao.entity.ts';

/** An order of a point of sale, with the id that the point of sale gave it (ADR 0038). */
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
 * One attempt of a point of sale to ask for the delivery of an order. A next attempt may follow only a rejected one.
 * `corpo_cifrado` is the encrypted body, with the recipient's name, phone and address. It is emptied after
 * `OD_RETENCAO_DIAS`. `recusa` tells why the attempt was rejected without a request. `com_taxa` is the answer to its
 * cancellation.
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
    // set while it waits for a courier; null once that is decided
    rejeitar_em: timestamp().nullable(),
    // set while Corre waits for the other side to say that it is finished
    concluir_ate: timestamp().nullable(),
    quer_pronto: p.boolean().default(false),
    quer_coleta: p.boolean().default(false),
    quer_conclusao: p.boolean().default(false),
    quer_codigo: p.boolean().default(false),
    quer_retorno: p.boolean().default(false),
    com_taxa: p.boolean().nullable(),
    // The values of the answer, which a repeated call gets again: the expected time of an acceptance, and the time of
    // giving up.
    estimativa: timestamp().nullable(),
    desiste_em: timestamp().nullable(),
    criada_em: timestamp().defaultRaw('agora()'),
  },
  uniques: [{ name: 'tentativa_unica', properties: ['pedido_externo_id', 'numero'] }],
  indexes: [
    { name: 'tentativa_a_rejeitar', properties: 'rejeitar_em', where: 'rejeitar_em is not null' },
    { name: 'tentativa_a_concluir', properties: 'concluir_ate', where: 'concluir_ate is not null' },
    // for the sweep
    { name: 'tentativa_a_apagar', properties: 'criada_em', where: 'corpo_cifrado is not null' },
  ],
});
