import type { Em } from '@corre/db/orm.ts';
import { type TemposPorEtapa, temposConhecidos } from '../tempos/tempo-entre-etapas.ts';

/** How long a shop's times are kept, in milliseconds: thousands of open pages ask for the same ones. */
const GUARDAR_MS = 60_000;
/** Shops whose times one process keeps. */
const GUARDADOS_MAX = 1_000;

const guardados = new WeakMap<object, Map<number, { ate: number; tempos: Promise<TemposPorEtapa> }>>();

/** How long a shop's deliveries took to their end, asked once a minute and process. `em` names the database. */
export function temposGuardados(em: Em, comercio_id: number): Promise<TemposPorEtapa> {
  const banco = em.getDriver();
  const deste = guardados.get(banco) ?? new Map();
  guardados.set(banco, deste);
  const agora = performance.now();
  const guardado = deste.get(comercio_id);
  if (guardado && guardado.ate > agora) return guardado.tempos;
  const tempos = temposConhecidos(em, 'finalizada', comercio_id);
  tempos.catch(() => deste.delete(comercio_id));
  if (deste.size >= GUARDADOS_MAX) deste.clear();
  deste.set(comercio_id, { ate: agora + GUARDAR_MS, tempos });
  return tempos;
}
