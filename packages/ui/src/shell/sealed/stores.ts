import { createStore, del, delMany, get, getMany, keys, set, type UseStore, update } from 'idb-keyval';
import { newKey, type Sealed, seal, unseal } from './seal.ts';

/** An account's key, and when the account was here last, opened or confirmed by the server, in epoch milliseconds. */
export interface KeyRow {
  chave: CryptoKey;
  usada_em: number;
}
type Place = [conta: string, slot: string];

/** A store that opens its database again where the connection is gone: iOS closes that of a sleeping page, unsaid. */
export function reopening(database: string, name: string): UseStore {
  let use = createStore(database, name);
  return (mode, act) =>
    use(mode, act).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      use = createStore(database, name);
      return use(mode, act);
    });
}

export const keyStore = reopening('corre-chaves', 'chaves');
const valueStore = reopening('corre-selado', 'selado');

/** Longest answer of IndexedDB, in milliseconds. Some browsers let a private window's requests hang. */
const PATIENCE_MS = 3_000;

/** Rejects where the browser does not answer in time, and aborts `late`: what goes on may write nothing any more. */
export async function bounded<Value>(answer: Promise<Value>, late = new AbortController()): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error('no answer of IndexedDB');
      late.abort(error);
      reject(error);
    }, PATIENCE_MS);
  });
  return Promise.race([answer, end]).finally(() => clearTimeout(timer));
}

/**
 * Lets one tab at a time read and write an account's values. An act that hangs loses the lock in time, because every
 * write of every tab waits behind the lock. Browsers without Web Locks have one tab's order only.
 */
export function locked<Value>(
  conta: string,
  act: (late: AbortSignal) => Promise<Value>,
  late = new AbortController(),
): Promise<Value> {
  const acting = () => bounded(act(late.signal), late);
  return 'locks' in navigator ? (navigator.locks.request(`selado:${conta}`, acting) as Promise<Value>) : acting();
}

const nameOf = ([conta, slot]: Place): string => `${conta}/${slot}`;

/** Returns the account's key. Throws without one: 'Sair' in another tab deleted it. */
async function keyOf(conta: string): Promise<CryptoKey> {
  const row = await get<KeyRow>(conta, keyStore);
  if (!row) throw new Error('no key');
  return row.chave;
}

/**
 * Notes that the account is here, and gives a new account its key. `now` may be of the device's clock, which may be
 * wrong, so that it never makes the account older. A late note of a new account harms nobody, and without a key the
 * page could keep nothing.
 */
async function noteHere(conta: string, now: number, chave: CryptoKey, late?: AbortSignal): Promise<void> {
  late?.throwIfAborted();
  const noted = (row?: KeyRow) => ({ chave: row?.chave ?? chave, usada_em: Math.max(row?.usada_em ?? 0, now) });
  await update<KeyRow>(conta, noted, keyStore);
}

/** Gives `enter` the account's values of these slots, late where the device answers late. */
export const openAll = (
  conta: string,
  slots: readonly string[],
  now: number,
  enter: (values: ReadonlyMap<string, unknown>) => void,
): Promise<void> =>
  locked(conta, async (late) => {
    const row = await get<KeyRow>(conta, keyStore);
    const here = row ? noteHere(conta, now, row.chave, late) : noteHere(conta, now, await newKey());
    // A device that is full opens what it has, and the page does not wait for the note.
    if (row) here.catch(() => undefined);
    else await here;
    const key = row?.chave ?? (await keyOf(conta));
    const places = slots.map((slot): Place => [conta, slot]);
    const sealed = await getMany<Sealed | undefined>(places, valueStore);
    const values = await Promise.all(places.map((place, i) => unseal(key, nameOf(place), sealed[i])));
    enter(new Map(slots.map((slot, i) => [slot, values[i]])));
  });

/** Returns one value of the account, or undefined. */
export async function openOne(...place: Place): Promise<unknown> {
  return unseal(await keyOf(place[0]), nameOf(place), await get<Sealed>(place, valueStore));
}

/**
 * Stores a value; undefined deletes it. Resolves when the device has it. Call it under the lock. Rejects once it is
 * late: another tab may have written since.
 */
export async function store(place: Place, value: unknown, late: AbortSignal): Promise<void> {
  const key = await keyOf(place[0]);
  const sealed = value === undefined ? undefined : await seal(key, nameOf(place), value);
  late.throwIfAborted();
  await (sealed ? set(place, sealed, valueStore) : del(place, valueStore));
}

/** Returns where values lie. */
export const allPlaces = (): Promise<Place[]> => keys<Place>(valueStore);

/** Deletes an account: the key first, because nothing opens the values without the key. Call it under the lock. */
export async function remove(conta: string, late: AbortSignal): Promise<void> {
  await del(conta, keyStore);
  const places = (await allPlaces()).filter(([other]) => other === conta);
  // Another tab may have opened the account since. What stays has no key, and goes at the next tidying.
  late.throwIfAborted();
  await delMany(places, valueStore);
}

/** Deletes an account: the key at once, and again under the lock, because another tab may have noted the account. */
export async function deleteAll(conta: string): Promise<void> {
  await del(conta, keyStore);
  await locked(conta, (late) => remove(conta, late));
}
