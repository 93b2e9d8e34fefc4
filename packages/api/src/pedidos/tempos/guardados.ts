import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { type TemposPorEtapa, temposConhecidos } from './tempo-entre-etapas.ts';

/** Lifetime of a shop's times in the cache, in milliseconds. Thousands of open pages ask for the same times. */
const GUARDAR_MS = 60_000;
/** Maximum of cached answers per process. The oldest is dropped first. A shop has one answer per step. */
const GUARDADOS_MAX = 5_000;

const guardados = new WeakMap<object, Map<string, { ate: number; tempos: Promise<TemposPorEtapa> }>>();

/**
 * Returns how long a shop's deliveries took to a step (`temposConhecidos`), cached for a minute per process. `em`
 * identifies the database.
 */
export function temposGuardados(em: Em, ate: StatusSolicitacao, comercio_id: number): Promise<TemposPorEtapa> {
  const banco = em.getDriver();
  const deste = guardados.get(banco) ?? new Map();
  guardados.set(banco, deste);
  const chave = `${ate} ${comercio_id}`;
  const agora = performance.now();
  const guardado = deste.get(chave);
  if (guardado && guardado.ate > agora) return guardado.tempos;
  const tempos = temposConhecidos(em, ate, comercio_id);
  tempos.catch(() => deste.delete(chave));
  deste.delete(chave);
  const [maisAntiga] = deste.keys();
  if (deste.size >= GUARDADOS_MAX && maisAntiga !== undefined) deste.delete(maisAntiga);
  deste.set(chave, { ate: agora + GUARDAR_MS, tempos });
  return tempos;
}
