import type { Em } from '@corre/db/orm.ts';
import type { Deps } from '../../base/deps.ts';
import type { Caller } from '../acesso/caller.ts';
import type { Version } from '../pedido/asked.ts';

/** One call of a credential. */
export interface Call {
  em: Em;
  deps: Pick<Deps, 'config' | 'vault'>;
  caller: Caller;
  versao: Version;
  /** of the address; empty where it names none */
  orderId: string;
  body: unknown;
}
