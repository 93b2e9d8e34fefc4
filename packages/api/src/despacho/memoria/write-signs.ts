import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';

/** A sign of life after the write. */
export interface WrittenSign {
  entregador_id: number;
  /** milliseconds since 1970 */
  sinal: number;
  /** a run of the dispatch found them silent, and passes them over */
  calado: boolean;
}

const escrever = compiled((db, given: Given<{ ids: number[]; instantes: number[] }>) =>
  db
    .with('ouvido', (q) =>
      q
        .selectFrom(
          sql<{ id: number; ms: number }>`unnest(${given('ids')}::int[], ${given('instantes')}::float8[])`.as<'o'>(
            sql`o (id, ms)`,
          ),
        )
        .select(['o.id', sql<string>`least(agora(), to_timestamp(o.ms / 1000))`.as('em')]),
    )
    .with('livre', (q) =>
      q
        .selectFrom('sinal as n')
        .innerJoin('ouvido', 'ouvido.id', 'n.entregador_id')
        .select(['n.entregador_id', 'ouvido.em'])
        .forNoKeyUpdate('n')
        .skipLocked(),
    )
    .with('escrito', (q) =>
      q
        .updateTable('sinal as n')
        .from('livre')
        .set({ ultimo_sinal: sql<string>`greatest(n.ultimo_sinal, livre.em)` })
        .whereRef('livre.entregador_id', '=', 'n.entregador_id')
        .returning(['n.entregador_id', 'n.ultimo_sinal']),
    )
    .selectFrom('escrito')
    .innerJoin('fila_entregador as f', 'f.entregador_id', 'escrito.entregador_id')
    .select([
      'escrito.entregador_id',
      sql<number>`(extract(epoch from escrito.ultimo_sinal) * 1000)::float8`.as('sinal'),
      sql<boolean>`f.online and not f.alcancavel`.as('calado'),
    ]),
);

/**
 * Writes the signs of life of several couriers in one statement. Skips rows that are locked, and does not return them.
 * Statements of two processes therefore never wait for each other.
 */
export const writeSigns = (em: Em, heard: ReadonlyMap<number, number>): Promise<WrittenSign[]> =>
  escrever(em, { ids: [...heard.keys()], instantes: [...heard.values()] });

/**
 * The second update writes only for a courier whom a run of the dispatch found silent. It makes them reachable again.
 */
const anotar = compiled((db, given: Given<{ entregador_id: number }>) =>
  db
    .with('sinal_de_vida', (q) =>
      q
        .updateTable('sinal')
        .set({ ultimo_sinal: agora })
        .where('entregador_id', '=', given('entregador_id'))
        .where(({ or, eb }) => or([eb('ultimo_sinal', 'is', null), eb('ultimo_sinal', '<', secondsBefore(agora, 1))])),
    )
    .updateTable('fila_entregador')
    .set({ alcancavel: true })
    .where('entregador_id', '=', given('entregador_id'))
    .where(({ and, not, ref }) => and([ref('online'), not(ref('alcancavel'))])),
);

/**
 * Records a sign of life from a courier's app, which keeps the courier reachable [alcance].
 * Writes at most once a second, to a table of its own. Polls and the dispatch therefore never wait for each other's row
 * locks.
 */
export async function registrarSinal(em: Em, entregador_id: number): Promise<void> {
  await anotar(em, { entregador_id });
}
