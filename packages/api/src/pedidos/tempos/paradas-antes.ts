import { sql } from '@corre/db/sql.ts';

/** SQL: stop `o` is handed over, brought back or ended. */
const feita = sql<boolean>`(o.status = 'finalizada' or exists (
  select 1 from marco m where m.solicitacao_id = o.id and m.tipo in ('entregue', 'devolvido')))`;

const antes = (quais: ReturnType<typeof sql<boolean>>) => sql<number>`(select count(*)::int from solicitacao o
  where o.rota_id = s.rota_id and o.ordem < s.ordem and o.status <> 'cancelada'
    and o.entregador_id is not distinct from s.entregador_id and ${quais})`;

/** SQL: number of stops before request `s` on its route. Index `solicitacao_ordem_na_rota`. */
export const antesNaRota = antes(sql<boolean>`true`);

/** SQL: number of those that are not delivered yet. */
export const faltamAntes = antes(sql<boolean>`not ${feita}`);
