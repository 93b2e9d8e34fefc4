import type { Em } from '@corre/db/orm.ts';
import type { Deps } from '../../base/deps.ts';
import type { Caller } from '../acesso/caller.ts';
import type { Version } from '../pedido/asked.ts';

/** One call of an integration. */
export interface Call {
  em: Em;
  deps: Pick<Deps, 'config' | 'vault'>;
  caller: Caller;
  versao: Version;
  /** order id of the path; empty where the path has none */
  orderId: string;
  body: unknown;
}
