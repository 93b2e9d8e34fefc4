import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { TemposPorEtapa } from './tempo-entre-etapas.ts';

/** When a delivery should arrive: ISO instants. */
export interface Janela {
  de: string;
  ate: string;
}

/** What a window is told in: nobody believes seconds. */
const PASSO_MS = 60_000;
/** Narrower than this is a promise, not a forecast. In milliseconds. */
const MENOR_JANELA_MS = 10 * 60_000;

interface Parada {
  status: StatusSolicitacao;
  /** since when the present status stands */
  desde: string;
}

/**
 * When a request on its way should arrive, by how long others took from this step to their end (`temposAte(em, 'finalizada', …)`): half of
 * them and most of the slow ones. Null when unknown, over, or when it already takes longer than nine of ten did: then nobody knows.
 */
export function janelaDeChegada({ status, desde }: Parada, tempos: TemposPorEtapa, agora: string): Janela | null {
  const tempo = tempos[status];
  if (!tempo) return null;
  const inicio = Date.parse(desde);
  const agoraMs = Date.parse(agora);
  const fim = inicio + tempo.p90 * 1000;
  if (fim <= agoraMs) return null;
  const de = Math.floor(Math.max(inicio + tempo.p25 * 1000, agoraMs) / PASSO_MS) * PASSO_MS;
  const ate = Math.ceil(Math.max(fim, de + MENOR_JANELA_MS) / PASSO_MS) * PASSO_MS;
  return { de: new Date(de).toISOString(), ate: new Date(ate).toISOString() };
}
