import type { Row } from '@corre/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Caller } from '../acesso/caller.ts';
import type { Order } from '../formato/order.ts';

export type Version = Row<'tentativa'>['versao'];
export type Needs = Pick<Deps, 'config' | 'vault'>;

/** One order as it arrived. */
export interface Asked {
  caller: Caller;
  versao: Version;
  order: Order;
  /** as the requester sent it, with unknown fields */
  body: unknown;
}
