import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const [ANA, BIA] = ['entregador:1', 'entregador:2'];
const DAY_MS = 24 * 60 * 60_000;
const PATIENCE_MS = 3_000;

/** What a device was asked: 'get', 'keys', 'put', 'delete'. */
type Act = string;
type Key = IDBValidKey;

const realTimeout = setTimeout;
/** Lets what is under way go on, the sealing too. */
const settle = () => new Promise<void>((then) => realTimeout(then, 20));

/** Waits for this, without the test's clock. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((then) => realTimeout(then, 1));
}

/** A device that answers when the test lets it. e2e/sealed.e2e.test.ts has a browser's own. */
class Device {
  readonly #bases = new Map<string, Map<string, { key: Key; value: unknown }>>();
  #waiting: (() => void)[] = [];
  #hangs = (_act: Act): boolean => false;

  /** Gives no answer to these acts. */
  hang(act: Act): void {
    this.#hangs = (asked) => asked === act;
  }

  /** Answers what is asked from now on. What hangs is answered by the returned function. */
  letGo(): () => Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#hangs = () => false;
    return () => {
      for (const answer of waiting) answer();
      return settle();
    };
  }

  /** Resolves once something hangs. */
  asked = () => until(() => this.#waiting.length > 0);

  usedAt(conta: string): number | undefined {
    return (this.#base('corre-chaves').get(JSON.stringify(conta))?.value as { usada_em: number } | undefined)?.usada_em;
  }

  /** What idb-keyval needs of IndexedDB. */
  open = (name: string) => this.#request('open', () => ({ transaction: () => this.#transaction(this.#base(name)) }));

  #base(name: string) {
    const base = this.#bases.get(name) ?? new Map<string, { key: Key; value: unknown }>();
    this.#bases.set(name, base);
    return base;
  }

  #request(act: Act, run: () => unknown, after = () => {}) {
    const request: { result?: unknown; onsuccess?: () => void } = {};
    const answer = () => {
      request.result = run();
      request.onsuccess?.();
      after();
    };
    if (this.#hangs(act)) this.#waiting.push(answer);
    else queueMicrotask(answer);
    return request;
  }

  #transaction(base: Map<string, { key: Key; value: unknown }>) {
    const transaction: { oncomplete?: () => void; objectStore: () => unknown } = { objectStore: () => store };
    let open = 0;
    const end = () => open === 0 && transaction.oncomplete?.();
    const ask = (act: Act, run: () => unknown) => {
      open += 1;
      return this.#request(act, run, () => {
        open -= 1;
        end();
      });
    };
    const store = {
      transaction,
      get: (key: Key) => ask('get', () => base.get(JSON.stringify(key))?.value),
      getAllKeys: () => ask('keys', () => [...base.values()].map((row) => row.key)),
      put: (value: unknown, key: Key) => ask('put', () => base.set(JSON.stringify(key), { key, value })),
      delete: (key: Key) => ask('delete', () => base.delete(JSON.stringify(key))),
    };
    // One that asks for nothing ends at once.
    queueMicrotask(end);
    return transaction;
  }
}

/** Web Locks of one name: one after the other. */
function locks() {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, act: () => Promise<unknown>) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(act, act);
    last.set(name, mine);
    return mine;
  };
  return { request };
}

let device: Device;
/** The modules of one tab. */
async function newTab() {
  vi.resetModules();
  const tab = {
    ...(await import('./sealed.ts')),
    ...(await import('./tidy.ts')),
    ...(await import('../server-clock.ts')),
  };
  tab.wantSealed(['passos', 'novidades']);
  return tab;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  device = new Device();
  vi.stubGlobal('indexedDB', device);
  vi.stubGlobal('navigator', { locks: locks() });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});
// Other files must not get modules that know this device.
afterAll(() => vi.resetModules());

const add = (uma: string) => (stored: unknown) => [...(Array.isArray(stored) ? stored : []), uma];

test('a write that hangs lets the lock go, and writes nothing once another tab has written', async () => {
  const [tab, other] = [await newTab(), await newTab()];
  await tab.openSealed(ANA);
  await other.openSealed(ANA);
  device.hang('get');
  const hanging = tab.changeSealed('passos', add('a'));
  await device.asked();
  const answer = device.letGo();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await hanging).toBe(false);
  expect(await other.changeSealed('passos', add('b'))).toBe(true);
  await answer();
  expect(await other.loadSealed('passos')).toEqual(['b']);
});

test('a write that lands after its time is told to its own tab', async () => {
  const tab = await newTab();
  await tab.openSealed(ANA);
  const heard: string[] = [];
  tab.hearSealed('passos', (what) => heard.push(what));
  device.hang('put');
  const hanging = tab.changeSealed('passos', add('a'));
  await device.asked();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect([await hanging, heard]).toEqual([false, []]);
  await device.letGo()();
  await until(() => heard.length > 0);
  expect([heard, tab.readSealed('passos')]).toEqual([['changed'], ['a']]);
});

test('a device that answers after the start gives the page its values then', async () => {
  const tab = await newTab();
  await tab.openSealed(ANA);
  await tab.writeSealed('passos', ['a']);
  const next = await newTab();
  device.hang('get');
  const opening = next.openSealed(ANA);
  await device.asked();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await opening;
  expect([next.sealedAccount(), next.readSealed('passos')]).toEqual([ANA, undefined]);
  await device.letGo()();
  await until(() => next.readSealed('passos') !== undefined);
  expect(next.readSealed('passos')).toEqual(['a']);
});

test('an account that opens is here, and a clock that is behind makes no account older', async () => {
  await (await newTab()).openSealed(ANA);
  const later = Date.now() + 6 * DAY_MS;
  vi.setSystemTime(later);
  await (await newTab()).openSealed(ANA);
  await until(() => device.usedAt(ANA) === later);
  vi.setSystemTime(later - 100 * DAY_MS);
  await (await newTab()).openSealed(ANA);
  await settle();
  expect(device.usedAt(ANA)).toBe(later);
});

test('nothing is deleted before the server has told its time: the phone may be weeks ahead', async () => {
  const tab = await newTab();
  const now = Date.now();
  await tab.openSealed(ANA);
  await tab.openSealed(BIA);
  vi.setSystemTime(now + 30 * DAY_MS);
  const tidied = tab.tidySealed();
  // The time of an answer that was kept over a reload is of a page before.
  tab.learnServerTime(new Date(now + 30 * DAY_MS).toISOString(), performance.timeOrigin - DAY_MS);
  await settle();
  expect(device.usedAt(ANA)).toBe(now);
  tab.learnServerTime(new Date(now + DAY_MS).toISOString());
  await tidied;
  expect([device.usedAt(ANA), device.usedAt(BIA)]).toEqual([now, now + DAY_MS]);
});

test("a time of a phone that was ahead counts from the server's now", async () => {
  const now = Date.now();
  vi.setSystemTime(now + 300 * DAY_MS);
  await (await newTab()).openSealed(ANA);
  vi.setSystemTime(now);
  const tab = await newTab();
  await tab.openSealed(BIA);
  tab.learnServerTime(new Date(now).toISOString());
  await tab.tidySealed();
  expect(device.usedAt(ANA)).toBe(now);
  vi.setSystemTime(now + 8 * DAY_MS);
  await tab.tidySealed();
  expect([device.usedAt(ANA), device.usedAt(BIA)]).toEqual([undefined, now + 8 * DAY_MS]);
});

test('an account that opens while another one tidies can keep its values', async () => {
  await (await newTab()).openSealed(ANA);
  vi.setSystemTime(Date.now() + 8 * DAY_MS);
  const [bia, ana] = [await newTab(), await newTab()];
  await bia.openSealed(BIA);
  bia.learnServerTime(new Date().toISOString());
  device.hang('delete');
  const tidied = bia.tidySealed();
  await device.asked();
  const opening = ana.openSealed(ANA);
  await settle();
  await device.letGo()();
  await Promise.all([tidied, opening]);
  expect(await ana.writeSealed('passos', ['a'])).toBe(true);
  expect(await ana.loadSealed('passos')).toEqual(['a']);
});
