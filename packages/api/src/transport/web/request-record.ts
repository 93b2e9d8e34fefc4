import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { UserType } from '@corre/contract/vocabulario.ts';

/** One call of a request, or the request itself where it calls nothing. `route` is one of a closed set. */
export interface Call {
  route: string;
  status: number;
}

/** What is written down of one request when it ends (observe-requests.ts): nothing that says who it was. */
export interface RequestRecord {
  readonly request_id: string;
  /** by `performance.now()` */
  readonly started: number;
  role: UserType | null;
  /** the procedure that the address named, whether or not it came to be called */
  asked: string | null;
  readonly calls: Call[];
  /** at the dispatch lock */
  waited_ms: number;
}

const records = new WeakMap<ServerResponse, RequestRecord>();

/** Begins the record of a request. */
export function beginRecord(res: ServerResponse, request_id: string = randomUUID()): RequestRecord {
  const record = { request_id, started: performance.now(), role: null, asked: null, calls: [], waited_ms: 0 };
  records.set(res, record);
  return record;
}

/** The record of the request that this answers. */
export const recordOf = (res: ServerResponse): RequestRecord => records.get(res) ?? beginRecord(res);
