import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';

/** What the answer of a cancellation adds when its courier has the order [devolver]. */
export const LEVA_DE_VOLTA = 'O entregador leva de volta à loja.';

const emMaos = compiled((db, given: Given<{ solicitacao_id: number }>) =>
  db.selectNoFrom(
    sql<boolean>`exists (
      select 1 from solicitacao s
        join solicitacao_historico h on h.solicitacao_id = s.id and h.status = 'em_entrega'
       where s.id = ${given('solicitacao_id')}::int and s.status = 'cancelada' and not exists (
         select 1 from marco m where m.solicitacao_id = s.id and m.tipo = 'devolvido' and m.quando < s.data_status))`.as(
      'em_maos',
    ),
  ),
);

/** Returns whether a request was cancelled while its courier had the order. It stays true after the return. */
export const foiCanceladaEmMaos = async (em: Em, solicitacao_id: number): Promise<boolean> =>
  only(await emMaos(em, { solicitacao_id })).em_maos;
