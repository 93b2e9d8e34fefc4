import type { NumerosDeAgora } from '@corre/contract/numeros/agora-contrato.ts';
import { RECUSAS_MINUTOS } from '@corre/contract/sistema/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, onlyRow, sql } from '@corre/db/sql.ts';
import { DO_CORRE, segura } from '../base/held-rows.ts';

type SistemaPreso = NumerosDeAgora['sistema'];

/** A process of the product ends by itself. After this time support is told of it as well. */
const DO_CORRE_HA = '5 minutes';

/**
 * Returns what support's first screen says of the database [sistema-preso]: how many transactions hold rows, without the
 * product's own at work, and how many acts were refused lately. It reads no table but that of the refusals.
 */
export const sistemaPreso = (em: Em): Promise<SistemaPreso> =>
  onlyRow(
    em,
    sql<SistemaPreso>`
      select (select count(*)::int from pg_stat_activity a
               where ${segura}
                 and (a.application_name is null or a.application_name !~ ${DO_CORRE}
                      or a.xact_start < clock_timestamp() - ${DO_CORRE_HA}::interval)) as presas,
             (select coalesce(sum(recusas), 0)::int from ato_recusado
               where minuto > (select ${agora}) - make_interval(mins => ${sql.lit(RECUSAS_MINUTOS)})) as recusas`,
  );
