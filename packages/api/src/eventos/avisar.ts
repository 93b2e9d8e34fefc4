import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';

/** The one NOTIFY channel. */
export const CANAL = 'corre';

/** Tells every process, when the transaction of `em` commits, that something happened. Lost hints cost latency, nothing else. */
export async function avisar(em: Em, ...eventos: Evento[]): Promise<void> {
  for (const evento of eventos) await em.execute('select pg_notify(?, ?)', [CANAL, JSON.stringify(evento)]);
}
