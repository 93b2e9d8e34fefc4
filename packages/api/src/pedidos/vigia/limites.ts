import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';

/** How long a step may take before its courier is asked, in seconds; null where nobody watches. */
export interface Limites {
  aceita: number | null;
  em_retirada: number | null;
  em_entrega: number | null;
  sinal: number | null;
}

/** What the operator set; 0 does not watch. */
export const pisos = (config: Config): Limites => ({
  aceita: config.VIGIA_CHEGAR_SEGUNDOS || null,
  em_retirada: config.VIGIA_COMERCIO_SEGUNDOS || null,
  em_entrega: config.VIGIA_CAMINHO_SEGUNDOS || null,
  sinal: config.VIGIA_SINAL_SEGUNDOS || null,
});

/** The limits of now. */
export const limitesDeAgora = async (_em: Em, config: Config): Promise<Limites> => pisos(config);
