import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from './builders.ts';

/** Opens another place (`praca`). Returns its id. */
export async function openPlace(em: Em, nome: string): Promise<number> {
  const { id } = await onlyRow(
    em,
    sql<{ id: number }>`insert into praca (id, nome) select max(id) + 1, ${nome} from praca returning id`,
  );
  return id;
}

/**
 * Moves couriers and shops to a place.
 * @throws when one of them is at work or has something open
 */
export async function moveTo(
  em: Em,
  praca_id: number,
  { entregadores = [], comercios = [] }: { entregadores?: readonly SignedIn[]; comercios?: readonly SignedIn[] },
): Promise<void> {
  for (const { id } of entregadores) await rows(em, sql`select mudar_de_praca(${id}::int, null, ${praca_id}::int)`);
  for (const { id } of comercios) await rows(em, sql`select mudar_de_praca(null, ${id}::int, ${praca_id}::int)`);
}
