import type { ProvaDoComercio } from '@corre/contract/prova/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Returns the proof that a shop asks for at the end of its deliveries. A request may override it (ADR 0024). */
export const provaDoComercio = (em: Em, comercio_id: number): Promise<ProvaDoComercio> =>
  em
    .getKysely()
    .selectFrom('comercio')
    .select(['exigir_codigo', 'exigir_foto', 'exigir_recebedor'])
    .where('id', '=', comercio_id)
    .executeTakeFirstOrThrow();

/** Stores the shop's new choice. Open requests keep the earlier choice. */
export async function salvarProva(em: Em, comercio_id: number, prova: ProvaDoComercio) {
  await em.getKysely().updateTable('comercio').set(prova).where('id', '=', comercio_id).execute();
  await avisar(em, { tipo: 'cadastro', comercio_id });
  return { message: 'Prova de entrega salva!', ...prova };
}

interface Pedida {
  exige_codigo: boolean | null;
  exige_foto: boolean | null;
  exige_recebedor: boolean | null;
}

/**
 * Returns the columns of a new request. A value in the request overrides the shop's value, which the same statement
 * reads.
 */
export function exigencias({ exige_codigo, exige_foto, exige_recebedor }: Pedida, comercio_id: number) {
  const ou = (pedida: boolean | null, coluna: keyof ProvaDoComercio): boolean | RawBuilder<boolean> =>
    pedida ?? sql<boolean>`(select ${sql.ref(coluna)} from comercio where id = ${comercio_id}::int)`;
  return {
    exige_codigo: ou(exige_codigo, 'exigir_codigo'),
    exige_foto: ou(exige_foto, 'exigir_foto'),
    exige_recebedor: ou(exige_recebedor, 'exigir_recebedor'),
  };
}
