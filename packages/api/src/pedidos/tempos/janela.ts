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
  /** start of the present status; of a held request, when it can be offered */
  desde: string;
  /** stops before this one on its route: all of them, and those that are not delivered yet */
  antes_na_rota: number;
  faltam_antes: number;
}

/** A stop on the way costs half of what the shop's median way to a door takes. */
const paradaEm = (tempos: TemposPorEtapa): number => (tempos.em_entrega?.p50 ?? 0) * 500;

/**
 * Returns when a request should arrive. The window goes from the 25th to the 90th percentile of other requests. They
 * are measured from this step to the end (`temposAte(em, 'finalizada', …)`). Each stop before it on its route moves the
 * window back: its begin by those not delivered yet, its end by all. Returns null without data, after the end, and if
 * the request already takes longer than nine of ten.
 */
export function janelaDeChegada(parada: Parada, tempos: TemposPorEtapa, agora: string): Janela | null {
  const { status, desde, antes_na_rota, faltam_antes } = parada;
  const tempo = tempos[status];
  if (!tempo) return null;
  const inicio = Date.parse(desde);
  const agoraMs = Date.parse(agora);
  const fim = inicio + tempo.p90 * 1000 + antes_na_rota * paradaEm(tempos);
  if (fim <= agoraMs) return null;
  const cedo = Math.max(inicio + tempo.p25 * 1000, agoraMs) + faltam_antes * paradaEm(tempos);
  const de = Math.floor(cedo / PASSO_MS) * PASSO_MS;
  const ate = Math.ceil(Math.max(fim, de + MENOR_JANELA_MS) / PASSO_MS) * PASSO_MS;
  return { de: new Date(de).toISOString(), ate: new Date(ate).toISOString() };
}
