import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';
import { tempoEntreEtapas } from '../tempos/tempo-entre-etapas.ts';

/** Maximum time of a step before its courier is asked, in seconds. Null switches the check off. */
export interface Limites {
  aceita: number | null;
  em_retirada: number | null;
  em_entrega: number | null;
  sinal: number | null;
}

/** Returns the configured minimum limits. 0 switches a check off. */
export const pisos = (config: Config): Limites => ({
  aceita: config.VIGIA_CHEGAR_SEGUNDOS || null,
  em_retirada: config.VIGIA_COMERCIO_SEGUNDOS || null,
  em_entrega: config.VIGIA_CAMINHO_SEGUNDOS || null,
  sinal: config.VIGIA_SINAL_SEGUNDOS || null,
});

/** Returns the 90th percentile of the company's newest deliveries from one step to the next, but at least `piso`. */
async function limite(em: Em, piso: number | null, de: StatusSolicitacao, ate: StatusSolicitacao) {
  if (piso === null) return null;
  const tempo = await tempoEntreEtapas(em, { de, ate }, { todas: true });
  return Math.max(piso, Math.ceil(tempo?.p90 ?? 0));
}

/**
 * Returns the present limits from the company's own history (ADR 0025). It needs three queries, so call it every few
 * minutes and not in every round.
 */
export async function limitesDaEmpresa(em: Em, config: Config): Promise<Limites> {
  const piso = pisos(config);
  return {
    aceita: await limite(em, piso.aceita, 'aceita', 'em_retirada'),
    em_retirada: await limite(em, piso.em_retirada, 'em_retirada', 'em_entrega'),
    em_entrega: await limite(em, piso.em_entrega, 'em_entrega', 'finalizada'),
    sinal: piso.sinal,
  };
}
