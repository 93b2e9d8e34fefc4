import type { EstadoDaCidade, MudarCidade } from '@corre/contract/demonstracao/cidade.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Town } from '../../base/ports.ts';
import { estadoDaCidade } from './estado.ts';

/** Holds the town, lets it go on, or changes its pace. Returns its state. The town's process hears it at its report. */
export async function mudarCidade(em: Em, town: Town, { parada, ritmo }: MudarCidade): Promise<EstadoDaCidade> {
  const mudado = { ...(parada !== undefined && { parada }), ...(ritmo !== undefined && { ritmo }) };
  if (Object.keys(mudado).length > 0)
    await em
      .getKysely()
      .insertInto('cidade_viva')
      .values({ id: 1, ...mudado })
      .onConflict((conflito) => conflito.column('id').doUpdateSet(mudado))
      .execute();
  return estadoDaCidade(em, town);
}
