import { addressOf } from '@corre/db/lines/address.ts';
import { Client } from 'pg';
import type { Met } from './load.ts';

/** What the database knows of what the server had said yes to. */
export interface Kept {
  /** acknowledged requests that are gone */
  lostRequests: number;
  /** acknowledged ends without their delivery */
  lostEnds: number;
  /** requests with more than one delivery */
  doubled: number;
}

/** Holds what was acknowledged against the database. */
export async function countKept(url: string, { acknowledged: { requests, ends } }: Met): Promise<Kept> {
  const client = new Client(addressOf(url));
  await client.connect();
  const { rows } = await client.query(
    `select (select count(*)::int from unnest($1::int[]) as said(id) where not exists (select from solicitacao s where s.id = said.id)) as "lostRequests",
            (select count(*)::int from unnest($2::int[]) as said(id) where not exists (select from entrega e where e.solicitacao_id = said.id)) as "lostEnds",
            (select count(*)::int from (select from entrega where solicitacao_id is not null group by solicitacao_id having count(*) > 1) twice) as doubled`,
    [[...requests], [...ends]],
  );
  await client.end();
  return rows[0];
}
