import { createStore, del, delMany, get, getMany, keys, set, type UseStore } from 'idb-keyval';
import { newKey, type Sealed, seal, unseal } from './seal.ts';

/** An account's key, and when the server last confirmed the account here, in epoch milliseconds. */
export interface KeyRow {
  chave: CryptoKey;
  usada_em: number;
}
type Place = [conta: string, slot: string];

/** A store that opens its database again where the connection is gone: iOS closes that of a sleeping page, unsaid. */
function reopening(database: string, name: string): UseStore {
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

/** Rejects where the browser does not answer in time. */
export async function bounded<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer of IndexedDB')), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Lets one tab at a time read and write an account's values. Browsers without Web Locks have one tab's order only. */
export const locked = <Value>(conta: string, act: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? (navigator.locks.request(`selado:${conta}`, act) as Promise<Value>) : act();

const nameOf = ([conta, slot]: Place): string => `${conta}/${slot}`;

/** Returns the account's key. Throws without one: 'Sair' in another tab deleted it. */
async function keyOf(conta: string): Promise<CryptoKey> {
  const row = await get<KeyRow>(conta, keyStore);
  if (!row) throw new Error('no key');
  return row.chave;
}

/** Returns the account's values of these slots, and gives a new account its key. */
export const openAll = (conta: string, slots: readonly string[], now: number): Promise<Map<string, unknown>> =>
  locked(conta, async () => {
    if (!(await get<KeyRow>(conta, keyStore))) await set(conta, { chave: await newKey(), usada_em: now }, keyStore);
    const key = await keyOf(conta);
    const places = slots.map((slot): Place => [conta, slot]);
    const sealed = await getMany<Sealed | undefined>(places, valueStore);
    const values = await Promise.all(places.map((place, i) => unseal(key, nameOf(place), sealed[i])));
    return new Map(slots.map((slot, i) => [slot, values[i]]));
  });

/** Returns one value of the account, or undefined. */
export async function openOne(...place: Place): Promise<unknown> {
  return unseal(await keyOf(place[0]), nameOf(place), await get<Sealed>(place, valueStore));
}

/** Stores a value; undefined deletes it. Resolves when the device has it. Call it under the lock. */
export async function store(place: Place, value: unknown): Promise<void> {
  const key = await keyOf(place[0]);
  if (value === undefined) await del(place, valueStore);
  else await set(place, await seal(key, nameOf(place), value), valueStore);
}

/** Returns where values of these accounts lie. */
export const placesOf = async (mine: (conta: string) => boolean): Promise<Place[]> =>
  (await keys<Place>(valueStore)).filter(([conta]) => mine(conta));

/** Deletes an account: the key first and at once, because nothing opens the values without the key. */
export async function deleteAll(conta: string): Promise<void> {
  await del(conta, keyStore);
  await locked(conta, async () => delMany(await placesOf((other) => other === conta), valueStore));
}
