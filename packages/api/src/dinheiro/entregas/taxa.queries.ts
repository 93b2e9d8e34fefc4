import type { TaxaPlanejada } from '@corre/contract/configuracoes/taxa-contrato.ts';
import { sql } from '@corre/db/sql.ts';

/**
 * SQL value: the changes of the fee that are to come, in their order. A rate that was said again for its Monday replaces
 * the earlier one, and a rate that changes nothing is no change.
 */
export const taxasPlanejadas = sql<TaxaPlanejada[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('percentual', p.percentual, 'vale_de', p.vale_de) order by p.vale_de), '[]')
    from (select distinct on (vale_de) vale_de, percentual from taxa_dita
           where vale_de > (select semana_de(agora())) order by vale_de, id desc) p
   where p.percentual <> taxa_da_semana(p.vale_de - 7))`;
