import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { type TemposPorEtapa, temposConhecidos } from './tempo-entre-etapas.ts';

/** How long a shop's times are kept, in milliseconds: thousands of open pages ask for the same ones. */
const GUARDAR_MS = 60_000;
/** Answers that one process keeps; the oldest goes first. A shop has one for each step that is asked for. */
const GUARDADOS_MAX = 5_000;

const guardados = new WeakMap<object, Map<string, { ate: number; tempos: Promise<TemposPorEtapa> }>>();

/** How long a shop's deliveries took to a step (`temposConhecidos`), asked once a minute and process. `em` names the database. */
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
