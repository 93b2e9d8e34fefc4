import type { ProvaDoComercio } from '@corre/contract/prova/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

/** What a shop asks of the end of its deliveries unless a request says otherwise (decision record 0069). */
export const provaDoComercio = (em: Em, comercio_id: number): Promise<ProvaDoComercio> =>
  em
    .getKysely()
    .selectFrom('comercio')
    .select(['exigir_codigo', 'exigir_foto', 'exigir_recebedor'])
    .where('id', '=', comercio_id)
    .executeTakeFirstOrThrow();

/** The shop's new choice; requests that are open already stay as they were made. */
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

/** The columns of a new request: what was asked for, else what its shop asks for, read in the same statement. */
export function exigencias({ exige_codigo, exige_foto, exige_recebedor }: Pedida, comercio_id: number) {
  const ou = (pedida: boolean | null, coluna: keyof ProvaDoComercio): boolean | RawBuilder<boolean> =>
    pedida ?? sql<boolean>`(select ${sql.ref(coluna)} from comercio where id = ${comercio_id}::int)`;
  return {
    exige_codigo: ou(exige_codigo, 'exigir_codigo'),
    exige_foto: ou(exige_foto, 'exigir_foto'),
    exige_recebedor: ou(exige_recebedor, 'exigir_recebedor'),
  };
}
