import { type EntregadorNoReplay, REPLAY_MINUTOS, type Replay } from '@corre/contract/replay/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { entregas, idasAoFim, ofertas, type Periodo, silencios, turnos } from './fatos.queries.ts';

/**
 * Returns the state of the queue over a period: who came and left, went to its end, held a delivery, was silent or got
 * an offer.
 * It reads the rows that the dispatch itself uses. Readers of a single second ignore what happened after it (ADR 0073).
 */
export async function replayDe(em: Em, periodo: Periodo): Promise<Replay> {
  const porId = new Map<number, EntregadorNoReplay>();
  for (const { entregador_id: id, nome, de, ate } of await turnos(em, periodo)) {
    const quem = porId.get(id) ?? { id, nome, online: [], ocupado: [], silencio: [], lugares: [] };
    quem.online.push({ de, ate });
    quem.lugares.push(de);
    porId.set(id, quem);
  }
  for (const { entregador_id, quando } of await idasAoFim(em, periodo)) porId.get(entregador_id)?.lugares.push(quando);
  for (const { entregador_id, de, ate } of await entregas(em, periodo))
    porId.get(entregador_id)?.ocupado.push({ de, ate });
  for (const { entregador_id, de, ate } of await silencios(em, periodo))
    porId.get(entregador_id)?.silencio.push({ de, ate });
  return { ...periodo, entregadores: [...porId.values()], ofertas: await ofertas(em, periodo) };
}

/** Returns the replay of the last `REPLAY_MINUTOS` minutes. */
export async function ultimaHora(em: Em): Promise<Replay> {
  const periodo = await onlyRow(
    em,
    sql<Periodo>`select agora() - make_interval(mins => ${REPLAY_MINUTOS}) as de, agora() as ate`,
  );
  return replayDe(em, periodo);
}
