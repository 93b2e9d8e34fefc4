import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';
import { aceiteDaLoja, estimarEntrega } from '../../pedidos/cotacao/estimar.ts';
import { type Prazo, prazosDoComercio } from '../../pedidos/cotacao/prazos.ts';
import { pointOf, type QuoteRequest } from '../formato/order.ts';
import type { Pace } from './eta.ts';

const SECONDS = 60;

const inMinutes = ({ coleta, entrega, maximo }: Prazo): Pace => ({
  coleta: coleta / SECONDS,
  entrega: entrega / SECONDS,
  maximo: maximo / SECONDS,
});

/** Returns how long a shop's deliveries take after the acceptance. */
export async function ritmoDaLoja(em: Em, config: Config, comercio_id: number): Promise<Pace> {
  const { aceita } = await prazosDoComercio(em, config, comercio_id);
  return inMinutes(aceita);
}

/**
 * Returns the expected time until a courier accepts, in minutes. Returns 0 if unknown. The shop's own panel shows the
 * same time.
 */
export async function esperaDaLoja(em: Em, comercio_id: number): Promise<number> {
  return ((await aceiteDaLoja(em, comercio_id))?.metade ?? 0) / SECONDS;
}

/** Returns the price of a delivery to this place, null if the shop has none, and its duration after the acceptance. */
export async function cotarPedido(
  em: Em,
  config: Config,
  comercio_id: number,
  { pickupAddress, deliveryAddress }: Pick<QuoteRequest, 'pickupAddress' | 'deliveryAddress'>,
): Promise<{ valor: number | null; pace: Pace }> {
  const trajeto = {
    bairro: deliveryAddress.district ?? '',
    origem: pointOf(pickupAddress),
    destino: pointOf(deliveryAddress),
  };
  const { valor, prazo } = await estimarEntrega(em, config, comercio_id, trajeto);
  return { valor, pace: inMinutes(prazo) };
}
