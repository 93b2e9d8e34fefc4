import { sql } from '@corre/db/sql.ts';

/**
 * Since when the present status of a request `s` on its route `r` runs, for a forecast: one that is held until shortly before its
 * parcels are ready looks for a courier only from then on.
 */
export const desdeQuando = sql<string>`case when s.status = 'aguardando' then greatest(s.data_status, r.oferecer_apos) else s.data_status end`;
