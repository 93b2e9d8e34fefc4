import { type EntregadorNoReplay, REPLAY_MINUTOS, type Replay } from '@corre/contract/replay/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { entregas, idasAoFim, ofertas, type Periodo, silencios, turnos } from './fatos.queries.ts';

/**
 * What the queue was in this time: who came and went, went to its end, held a delivery, was silent, was offered what. From the rows that the
 * dispatch itself works with; whatever happened after `ate` is left out by whoever looks at a second of it (decision record 0073).
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

/** The last hour. */
export async function ultimaHora(em: Em): Promise<Replay> {
  const periodo = await onlyRow(
    em,
    sql<Periodo>`select agora() - make_interval(mins => ${REPLAY_MINUTOS}) as de, agora() as ate`,
  );
  return replayDe(em, periodo);
}
