import type { Ponto } from '@corre/contract/mapa/ponto.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';
import { prazosDoComercio } from '../../pedidos/cotacao/prazos.ts';
import { precoDaEntrega } from '../../pedidos/cotacao/preco.ts';
import { aceiteAgora, filaAgora } from '../../pedidos/previsao/fila-agora.ts';
import { temposGuardados } from '../../pedidos/tempos/guardados.ts';
import type { Address, QuoteRequest } from '../formato/order.ts';
import type { Pace } from './eta.ts';

const SECONDS = 60;

const pointOf = ({ latitude, longitude }: Pick<Address, 'latitude' | 'longitude'>): Ponto | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/** Returns how long a shop's deliveries take after the acceptance. */
export async function ritmoDaLoja(em: Em, config: Config, comercio_id: number): Promise<Pace> {
  const { aceita } = await prazosDoComercio(em, config, comercio_id);
  return { coleta: aceita.coleta / SECONDS, entrega: aceita.entrega / SECONDS, maximo: aceita.maximo / SECONDS };
}

/**
 * Returns the expected time until a courier accepts, in minutes. Returns 0 if unknown. The shop's own panel shows the
 * same time.
 */
export async function esperaDaLoja(em: Em, comercio_id: number): Promise<number> {
  const { aguardando } = await temposGuardados(em, 'aceita', comercio_id);
  return (aceiteAgora(await filaAgora(em, comercio_id), aguardando)?.metade ?? 0) / SECONDS;
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
  const pace = await ritmoDaLoja(em, config, comercio_id);
  return { valor: await precoDaEntrega(em, comercio_id, trajeto), pace };
}
