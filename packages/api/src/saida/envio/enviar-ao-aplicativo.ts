import type { Em } from '@corre/db/orm.ts';
import type { Deps } from '../../base/deps.ts';
import { chamarAplicativo } from '../aplicativo/chamar.ts';
import { motivoDoAplicativo, type Veredito, vereditoDoAplicativo } from '../aplicativo/veredito.ts';
import type { Outcome } from '../http/post.ts';
import type { Tomada } from './tomar.ts';

/** A message of the outbox to an ordering app. */
export type AoAplicativo = Tomada & { usa: 'aplicativo' };

/** Types of messages that are calls of their own. All others are events of `tracking`. */
const CHAMADAS = ['dispatch', 'delivered'];

/** Returns the order that a stream reports about, and the app's credentials. Uses both primary keys. */
const destinoDe = (em: Em, { fluxo_id, integracao_id }: AoAplicativo) =>
  em
    .getKysely()
    .selectFrom('pedido_do_aplicativo as p')
    .innerJoin('aplicativo as a', (on) => on.on('a.integracao_id', '=', integracao_id))
    .select(['p.order_id', 'a.client_id', 'a.url_token'])
    .where('p.fluxo_id', '=', fluxo_id)
    .executeTakeFirst();

/**
 * Sends a message to an ordering app (Orders API 1.7.0) and judges the answer. `until` is by the clock of the process.
 * Returns null, so that the lease ends, if the order or the app is gone.
 */
export async function enviarAoAplicativo(
  { orm, config, vault }: Pick<Deps, 'orm' | 'config' | 'vault'>,
  tomada: AoAplicativo,
  until: number,
): Promise<{ outcome: Outcome; veredito: Veredito } | null> {
  const destino = await destinoDe(orm.em.fork(), tomada);
  if (!destino) return null;
  const { order_id, ...credenciais } = destino;
  const acesso = { base: tomada.url_eventos, segredo_cifrado: tomada.segredo_cifrado, ...credenciais };
  const chamada = CHAMADAS.includes(tomada.tipo) ? tomada.tipo : 'tracking';
  const { saiu, pedido } = await chamarAplicativo({ config, vault }, acesso, {
    path: `/v1/orders/${order_id}/${chamada}`,
    body: vault.open(tomada.corpo_cifrado),
    until,
  });
  const veredito = pedido ? vereditoDoAplicativo({ tipo: chamada, envios: tomada.envios, saiu }) : 'repetir';
  const erro = 'http' in saiu ? (saiu.erro ?? motivoDoAplicativo(saiu, veredito)) : undefined;
  return { outcome: erro === undefined ? saiu : { ...saiu, erro }, veredito };
}
