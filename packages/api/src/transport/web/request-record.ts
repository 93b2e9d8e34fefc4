import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { ActRecord } from '../../base/ports.ts';

/** One call of a request, or the request itself if it calls no procedure. `route` is from a closed set. */
export interface Call {
  route: string;
  status: number;
}

/** The log data of one request, written at its end (observe-requests.ts). It does not identify the caller. */
export interface RequestRecord extends ActRecord {
  readonly request_id: string;
  /** start by `performance.now()` */
  readonly started: number;
  role: UserType | null;
  /** the procedure in the address, even if it was not called */
  asked: string | null;
  readonly calls: Call[];
}

const records = new WeakMap<ServerResponse, RequestRecord>();

/** Begins the record of a request. */
export function beginRecord(res: ServerResponse, request_id: string = randomUUID()): RequestRecord {
  const record = { request_id, started: performance.now(), role: null, asked: null, calls: [], waited_ms: 0 };
  records.set(res, record);
  return record;
}

/** Returns the record of the request that this response answers. */
export const recordOf = (res: ServerResponse): RequestRecord => records.get(res) ?? beginRecord(res);
