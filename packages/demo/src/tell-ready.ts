import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** Adds a ready time to every fifth delivery: the shop tapped 'Pronto!' while the courier stood at the counter. */
export async function contarPreparos(em: Em): Promise<void> {
  await rows(
    em,
    sql`with pronta as (
          update solicitacao s set pronto_em = h.quando - interval '1 minute'
            from solicitacao_historico h
           where h.solicitacao_id = s.id and h.status = 'em_entrega' and s.status = 'finalizada' and s.id % 5 = 0
          returning s.id, s.comercio_id, s.pronto_em
        )
        insert into marco (solicitacao_id, tipo, quando, registrado_em, ator_tipo, ator_id)
        select id, 'pronto', pronto_em, pronto_em, 'comercio', comercio_id from pronta`,
  );
}
