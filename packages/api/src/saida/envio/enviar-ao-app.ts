import type { Em } from '@corre/db/orm.ts';
import type { Deps } from '../../base/deps.ts';
import { chamarApp } from '../app-de-pedidos/chamar.ts';
import { motivoDoApp, type Veredito, vereditoDoApp } from '../app-de-pedidos/veredito.ts';
import type { Outcome } from '../http/post.ts';
import type { Tomada } from './tomar.ts';

/** A message of the outbox to an ordering app. */
export type AoApp = Tomada & { usa: 'app_de_pedidos' };

/** Types of messages that are calls of their own. All others are events of `tracking`. */
const CHAMADAS = ['dispatch', 'delivered'];

/** Returns the order that a stream reports about, and the app's credentials. Uses both primary keys. */
const destinoDe = (em: Em, { fluxo_id, integracao_id }: AoApp) =>
  em
    .getKysely()
    .selectFrom('pedido_do_app as p')
    .innerJoin('app_de_pedidos as a', (on) => on.on('a.integracao_id', '=', integracao_id))
    .select(['p.order_id', 'a.client_id', 'a.url_token'])
    .where('p.fluxo_id', '=', fluxo_id)
    .executeTakeFirst();

/**
 * Sends a message to an ordering app (Orders API 1.7.0) and judges the answer. `until` is by the clock of the process.
 * Returns null, so that the lease ends, if the order or the app is gone.
 */
export async function enviarAoApp(
  { orm, config, vault }: Pick<Deps, 'orm' | 'config' | 'vault'>,
  tomada: AoApp,
  until: number,
): Promise<{ outcome: Outcome; veredito: Veredito } | null> {
  const destino = await destinoDe(orm.em.fork(), tomada);
  if (!destino) return null;
  const { order_id, ...credenciais } = destino;
  const acesso = { base: tomada.url_eventos, segredo_cifrado: tomada.segredo_cifrado, ...credenciais };
  const chamada = CHAMADAS.includes(tomada.tipo) ? tomada.tipo : 'tracking';
  const { saiu, pedido } = await chamarApp({ config, vault }, acesso, {
    path: `/v1/orders/${order_id}/${chamada}`,
    body: vault.open(tomada.corpo_cifrado),
    until,
  });
  const veredito = pedido ? vereditoDoApp({ tipo: chamada, envios: tomada.envios, saiu }) : 'repetir';
  const erro = 'http' in saiu ? (saiu.erro ?? motivoDoApp(saiu, veredito)) : undefined;
  return { outcome: erro === undefined ? saiu : { ...saiu, erro }, veredito };
}
