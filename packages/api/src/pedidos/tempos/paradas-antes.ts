import { sql } from '@corre/db/sql.ts';

/** SQL: stop `o` has no door ahead. It is handed over, ended, or goes back to the shop, which comes after all doors. */
const feita = sql<boolean>`(o.status = 'finalizada' or o.a_devolver or exists (
  select 1 from marco m where m.solicitacao_id = o.id and m.tipo in ('entregue', 'devolvido')))`;

const antes = (quais: ReturnType<typeof sql<boolean>>) => sql<number>`(select count(*)::int from solicitacao o
  where o.rota_id = s.rota_id and o.ordem < s.ordem and o.status <> 'cancelada'
    and o.entregador_id is not distinct from s.entregador_id and ${quais})`;

/** SQL: number of stops before request `s` on its route. Index `solicitacao_ordem_na_rota`. */
export const antesNaRota = antes(sql<boolean>`true`);

/** SQL: number of those whose door comes before the door of `s`. */
export const faltamAntes = antes(sql<boolean>`not ${feita}`);
