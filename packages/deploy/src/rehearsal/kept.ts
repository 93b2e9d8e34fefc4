import { addressOf } from '@corre/db/lines/address.ts';
import { Client } from 'pg';
import type { Met } from './load.ts';

/** Losses in the database, compared with the acknowledged changes. */
export interface Kept {
  /** acknowledged requests that are missing */
  lostRequests: number;
  /** acknowledged ends without their delivery row */
  lostEnds: number;
  /** requests with more than one delivery */
  doubled: number;
}

/** Compares the acknowledged changes with the database. */
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
