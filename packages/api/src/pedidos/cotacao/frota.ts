import type { Veiculo } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';

/** Reads how many couriers of this shop's place are free now, by vehicle. Index `fila_em_ordem`. */
export const entregadoresLivres = (em: Em, comercio_id: number): Promise<{ veiculo: Veiculo; livres: number }[]> =>
  em
    .getKysely()
    .selectFrom('fila_entregador as f')
    .innerJoin('entregador as e', 'e.id', 'f.entregador_id')
    .select(({ fn }) => ['e.veiculo', fn.countAll<number>().as('livres')])
    .where('f.praca_id', '=', ({ selectFrom }) =>
      selectFrom('comercio').select('praca_id').where('id', '=', comercio_id),
    )
    .where(({ ref }) => ref('f.online'))
    .where('f.entregas_abertas', '=', 0)
    .groupBy('e.veiculo')
    .execute();
