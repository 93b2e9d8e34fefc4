import type { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';
import { temposGuardados } from '../tempos/guardados.ts';
import type { TemposPorEtapa } from '../tempos/tempo-entre-etapas.ts';

/**
 * Times from one status on, in seconds. `coleta` and `entrega` are medians until the shop and the customer. `maximo` is
 * the time in which nine of ten couriers reach the customer.
 */
export interface Prazo {
  coleta: number;
  entrega: number;
  maximo: number;
}
export type Prazos = Record<(typeof STATUS_ABERTO)[number], Prazo>;

/** Default time until a courier accepts a waiting request, in seconds. */
const ACEITAR = 120;
/** Default part of the way to the customer that passes at the counter, in seconds. */
const NO_BALCAO = 300;
/** Default ratio of the 90th percentile to the median. */
const FOLGA = 1.5;

/** Returns default times for a company with too few deliveries of its own (docs/configuration.md). */
function padrao({ OD_COLETA_MIN, OD_ENTREGA_MIN }: Config, status: keyof Prazos): Prazo {
  const coleta = OD_COLETA_MIN * 60;
  const caminho = Math.max(OD_ENTREGA_MIN * 60 - coleta, NO_BALCAO);
  const com = (ate_coleta: number, depois: number): Prazo => ({
    coleta: ate_coleta,
    entrega: ate_coleta + depois,
    maximo: Math.round((ate_coleta + depois) * FOLGA),
  });
  if (status === 'aguardando') return com(coleta + ACEITAR, caminho);
  if (status === 'aceita') return com(coleta, caminho);
  return com(0, status === 'em_retirada' ? caminho : Math.max(caminho - NO_BALCAO, NO_BALCAO));
}

interface Conhecidos {
  ate_o_balcao: TemposPorEtapa;
  ate_o_fim: TemposPorEtapa;
}

function prazo(config: Config, status: keyof Prazos, { ate_o_balcao, ate_o_fim }: Conhecidos): Prazo {
  const suposto = padrao(config, status);
  const fim = ate_o_fim[status];
  const coleta = ate_o_balcao[status]?.p50 ?? suposto.coleta;
  return {
    coleta,
    // Never before the pickup: the two times may come from different samples.
    entrega: Math.max(fim?.p50 ?? coleta + suposto.entrega - suposto.coleta, coleta),
    maximo: Math.max(fim?.p90 ?? suposto.maximo, fim?.p50 ?? suposto.entrega, coleta),
  };
}

/**
 * Returns the times of a shop's deliveries from each open status on. It uses the shop's history, else the company's,
 * else the configuration [previsao] (ADR 0038). The history is cached for a minute per process.
 */
export async function prazosDoComercio(em: Em, config: Config, comercio_id: number): Promise<Prazos> {
  const conhecidos = {
    ate_o_balcao: await temposGuardados(em, 'em_retirada', comercio_id),
    ate_o_fim: await temposGuardados(em, 'finalizada', comercio_id),
  };
  const desde = (status: keyof Prazos) => prazo(config, status, conhecidos);
  return {
    aguardando: desde('aguardando'),
    aceita: desde('aceita'),
    em_retirada: desde('em_retirada'),
    em_entrega: desde('em_entrega'),
  };
}
