import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';
import { type Aceite, aceiteAgora, filaAgora } from '../previsao/fila-agora.ts';
import { temposGuardados } from '../tempos/guardados.ts';
import { type Prazo, prazosDoComercio } from './prazos.ts';
import { precoDaEntrega, type Trajeto } from './preco.ts';

/**
 * Returns how soon a shop's next request is accepted in the present queue, in seconds. Returns null if unknown. The
 * shop's own panel shows the same time [previsao].
 */
export async function aceiteDaLoja(em: Em, comercio_id: number): Promise<Aceite | null> {
  const { aguardando } = await temposGuardados(em, 'aceita', comercio_id);
  return aceiteAgora(await filaAgora(em, comercio_id), aguardando);
}

/**
 * Returns the price of a delivery in reais, null if the shop has none for the place, and its duration after the
 * acceptance.
 */
export async function estimarEntrega(
  em: Em,
  config: Config,
  comercio_id: number,
  trajeto: Trajeto,
): Promise<{ valor: number | null; prazo: Prazo }> {
  const { aceita: prazo } = await prazosDoComercio(em, config, comercio_id);
  return { valor: await precoDaEntrega(em, comercio_id, trajeto), prazo };
}
