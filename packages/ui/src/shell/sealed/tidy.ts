import { get, keys, set } from 'idb-keyval';
import { serverNow, serverTimeTold } from '../server-clock.ts';
import { sealedAccount } from './sealed.ts';
import { allPlaces, type KeyRow, keyStore, locked, remove } from './stores.ts';

/** The values of an account that did not come back to this device are deleted after this time, in milliseconds. */
const AWAY_MS = 7 * 24 * 60 * 60_000;

/**
 * Deletes an account that stayed away, and values without a key. The row is read under the lock: another tab may have
 * opened the account a moment ago. A time later than `now` is of a device's clock that was ahead: it counts from now.
 */
const tidyOne = (conta: string, here: boolean, now: number): Promise<void> =>
  locked(conta, async (late) => {
    const row = await get<KeyRow>(conta, keyStore);
    late.throwIfAborted();
    if (!row || (!here && now - row.usada_em > AWAY_MS)) await remove(conta, late);
    else if (here || row.usada_em > now) await set(conta, { ...row, usada_em: now }, keyStore);
  });

/**
 * Notes that the open account is here, and deletes what accounts left that stayed away. Call it once the server knows
 * the account here. Waits for the server's time, because the device's clock may be days ahead.
 */
export async function tidySealed(): Promise<void> {
  await serverTimeTold;
  const [conta, now] = [sealedAccount(), serverNow()];
  if (conta === null) return;
  const contas = new Set([conta, ...(await keys<string>(keyStore)), ...(await allPlaces()).map(([one]) => one)]);
  for (const one of contas) await tidyOne(one, one === conta, now).catch(() => undefined);
}
