import type { Passo } from './passo.ts';

/** In milliseconds. A connection that neither answers nor fails is aborted after this time. */
const DESISTIR_MS = 12_000;
/** In milliseconds. A photo gets more time on a slow connection. */
const DESISTIR_DA_FOTO_MS = 120_000;

const levaFoto = (passo: Passo): boolean =>
  passo.tipo === 'problema' ? passo.foto : passo.tipo === 'etapa' && passo.prova?.foto === true;

/**
 * Runs `enviar` with a signal that aborts a dead connection. Returns whether the step is settled: not, once the time is
 * over, also where `enviar` waits for something that no signal aborts, such as the phone's storage. `onSlow` is called
 * after DESISTIR_MS, even while a photo is still being sent.
 */
export async function comPrazo(
  passo: Passo,
  enviar: (signal: AbortSignal) => Promise<boolean>,
  onSlow: () => void,
): Promise<boolean> {
  const row = new AbortController();
  const espera = setTimeout(onSlow, DESISTIR_MS);
  const fim = setTimeout(() => row.abort(), levaFoto(passo) ? DESISTIR_DA_FOTO_MS : DESISTIR_MS);
  const unsettled = new Promise<false>((end) => {
    // What the abort itself ends has the first word.
    row.signal.addEventListener('abort', () => setTimeout(end, 0, false));
  });
  try {
    return await Promise.race([enviar(row.signal), unsettled]);
  } finally {
    clearTimeout(espera);
    clearTimeout(fim);
  }
}
