import { entries, get, set } from 'idb-keyval';
import { serverNow } from '../server-clock.ts';
import { sealedAccount } from './sealed.ts';
import { bounded, deleteAll, type KeyRow, keyStore, locked, placesOf } from './stores.ts';

/** The values of an account that did not come back to this device are deleted after this time, in milliseconds. */
const AWAY_MS = 7 * 24 * 60 * 60_000;

/** Notes that the account was here at `now`, and deletes accounts that stayed away, and values without a key. */
async function tidy(conta: string, now: number): Promise<void> {
  await locked(conta, async () => {
    const row = await get<KeyRow>(conta, keyStore);
    if (row) await set(conta, { ...row, usada_em: now }, keyStore);
  });
  // The places first: an account has its key before its first value.
  const places = await placesOf(() => true);
  const rows = new Map(await entries<string, KeyRow>(keyStore));
  const away = [...rows].filter(([other, { usada_em }]) => other !== conta && now - usada_em > AWAY_MS);
  const orphans = places.map(([other]) => other).filter((other) => !rows.has(other));
  for (const other of new Set([...away.map(([name]) => name), ...orphans])) await deleteAll(other);
}

/** Tidies for the open account. Call it once the server knows the account here and has told its time. */
export async function tidySealed(): Promise<void> {
  const conta = sealedAccount();
  if (conta !== null) await bounded(tidy(conta, serverNow())).catch(() => undefined);
}
