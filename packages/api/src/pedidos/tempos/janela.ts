import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { TemposPorEtapa } from './tempo-entre-etapas.ts';

/** The expected time of arrival, as ISO instants. */
export interface Janela {
  de: string;
  ate: string;
}

/** Precision of a window: whole minutes, because seconds are not credible. */
const PASSO_MS = 60_000;
/** Minimum width of a window, in milliseconds. A narrower one would look like a promise. */
const MENOR_JANELA_MS = 10 * 60_000;

interface Parada {
  status: StatusSolicitacao;
  /** start of the present status */
  desde: string;
}

/**
 * Returns when a request under way should arrive. The window goes from the 25th to the 90th percentile of other
 * requests. They are measured from this step to the end (`temposAte(em, 'finalizada', …)`). Returns null without data,
 * after the end, and if the request already takes longer than nine of ten.
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
