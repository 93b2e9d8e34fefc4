import type { Row } from '@corre/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Caller } from '../acesso/caller.ts';
import type { Order } from '../formato/order.ts';

export type Version = Row<'tentativa'>['versao'];
export type Needs = Pick<Deps, 'config' | 'vault'>;

/** One order as it came in. */
export interface Asked {
  caller: Caller;
  versao: Version;
  order: Order;
  /** as it was sent, with what we do not know of it */
  body: unknown;
}
