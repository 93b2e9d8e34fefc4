import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns.ts';
import { FluxoExterno } from './fluxo-externo.entity.ts';
import { Integracao } from './integracao.entity.ts';

/**
 * An ordering app, which hosts Open Delivery's Orders API (docs/open-delivery.md). Its integration holds the base
 * address (`url_eventos`) and the encrypted `client_secret`. The app issued both credentials. `url_token` is null if
 * the token comes from the base address.
 */
export const AppDePedidos = defineEntity({
  name: 'AppDePedidos',
  tableName: 'app_de_pedidos',
  properties: {
    integracao_id: reference(Integracao, 'integracao_id').deleteRule('cascade').primary(),
    client_id: p.text().check("client_id <> ''"),
    url_token: p.text().nullable(),
    // The endpoints that the standard leaves to the app: `delivered`, `tracking`, `validateCode`.
    avisa_entrega: p.boolean().default(true),
    avisa_andamento: p.boolean().default(true),
    confere_codigo: p.boolean().default(false),
  },
});

/** The order of an ordering app that a stream reports about, with the app's own id. */
export const PedidoDoApp = defineEntity({
  name: 'PedidoDoApp',
  tableName: 'pedido_do_app',
  properties: {
    fluxo_id: reference(FluxoExterno, 'fluxo_id').deleteRule('cascade').primary(),
    order_id: p.uuid(),
  },
  // for the other requests of the same order
  indexes: [{ name: 'pedido_do_app_pedido', properties: 'order_id' }],
});
