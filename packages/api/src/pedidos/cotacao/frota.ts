import type { Veiculo } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';

/** How many couriers are free now, by what they ride. Index `fila_em_ordem`. */
export const entregadoresLivres = (em: Em): Promise<{ veiculo: Veiculo; livres: number }[]> =>
  em
    .getKysely()
    .selectFrom('fila_entregador as f')
    .innerJoin('entregador as e', 'e.id', 'f.entregador_id')
    .select(({ fn }) => ['e.veiculo', fn.countAll<number>().as('livres')])
    .where(({ ref }) => ref('f.online'))
    .where('f.entregas_abertas', '=', 0)
    .groupBy('e.veiculo')
    .execute();
