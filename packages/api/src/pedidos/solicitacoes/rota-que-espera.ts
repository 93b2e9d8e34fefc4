import { ROTA_MAX } from '@corre/contract/constants.ts';
import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

interface Pedida {
  comercio_id: number;
  /** requests that the new one should join */
  junto_de: readonly number[];
  /** maximum of open requests of the shop */
  limite: number;
  /** the new one is not ready yet, so it may join only a held route */
  depois: boolean;
}

/**
 * Returns a route of the shop that another stop may join: it contains one of these requests, waits without an open
 * offer, and has room (ADR 0038). The caller holds the dispatch lock. Index `solicitacao_ordem_na_rota`.
 */
export async function rotaQueEspera(em: Em, { comercio_id, junto_de, limite, depois }: Pedida) {
  if (junto_de.length === 0) return undefined;
  const [rota] = await rows(
    em,
    sql<{ id: number; ordem: number; retida: boolean }>`
      select r.id, r.retida, (select max(t.ordem) from solicitacao t where t.rota_id = r.id) as ordem
        from solicitacao s join rota r on r.id = s.rota_id
       where s.id = any(${[...junto_de]}::int[]) and s.comercio_id = ${comercio_id} and s.status = 'aguardando'
         and r.aguardando and (r.retida or not ${depois}::boolean)
         and not exists (select from oferta o where o.rota_id = r.id and o.resultado is null)
         and (select count(*) from solicitacao t where t.rota_id = r.id) < ${ROTA_MAX}
         and (select count(*) from solicitacao a where a.comercio_id = ${comercio_id}
               and a.status = any(${[...STATUS_ABERTO]}::text[])) < ${limite}
       order by r.id limit 1`,
  );
  return rota;
}
