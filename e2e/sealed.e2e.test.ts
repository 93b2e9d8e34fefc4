import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedAccounts, sealedNames, storedText } from './device.ts';
import { closeContexts, launchBrowser } from './harness.ts';
import { bundleModules } from './module-page.ts';

/** The modules that keep personal data, in a bare page with the browser's own IndexedDB, locks and keys (ADR 0049). */

interface Marco {
  tipo: 'marco';
  marco: 'no_cliente';
  solicitacao_id: number;
  endereco: string;
  quando: number;
}
type Novidade = { id: string; titulo: string; texto: string; quando: number };

/** What the tests call of the modules. */
declare const modules: {
  sealed: {
    wantSealed: (slots: readonly string[]) => void;
    openSealed: (conta: string) => Promise<void>;
    readSealed: (slot: string) => unknown;
    loadSealed: (slot: string) => Promise<unknown>;
    writeSealed: (slot: string, value: unknown) => Promise<boolean>;
    changeSealed: (slot: string, to: (stored: unknown) => unknown) => Promise<boolean>;
    forgetSealed: () => Promise<void>;
  };
  tidy: { tidySealed: () => Promise<void> };
  clock: { learnServerTime: (now: string) => void };
  passos: {
    darPasso: (passo: Marco) => Promise<void>;
    feedPassos: (event: object) => Promise<void>;
    passosAtuais: () => readonly Marco[];
    soNaMemoria: () => boolean;
  };
  novidades: { dizerNovidade: (uma: Novidade) => void; entendi: () => void };
  antigos: { procurarAntigos: () => void };
};

const ORIGIN = 'https://selado.test';
const [JOAO, MARIA] = ['entregador:1', 'entregador:2'];
const SLOTS = ['passos_guardados', 'novidades', 'dados_guardados'];

let browser: Browser;
let script: string;

beforeAll(async () => {
  const courier = 'apps/courier/src/features';
  const shell = 'packages/ui/src/shell';
  [browser, script] = await Promise.all([
    launchBrowser(),
    bundleModules({
      sealed: `${shell}/sealed/sealed.ts`,
      tidy: `${shell}/sealed/tidy.ts`,
      clock: `${shell}/server-clock.ts`,
      passos: `${courier}/passos/passos-guardados.ts`,
      novidades: `${courier}/novidades/novidades.ts`,
      antigos: `${courier}/antigos/tem-antigos.ts`,
    }),
  ]);
});
afterAll(() => closeContexts(browser));

async function phone(): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.route(`${ORIGIN}/**`, (route) =>
    new URL(route.request().url()).pathname === '/modules.js'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<script src="/modules.js"></script>' }),
  );
  return context;
}

/** Opens a page on which this account is signed in. */
async function openPage(context: BrowserContext, conta: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(ORIGIN);
  await signIn(page, conta);
  return page;
}
const signIn = (page: Page, conta: string) =>
  page.evaluate(
    ([slots, name]) => {
      modules.sealed.wantSealed(slots);
      return modules.sealed.openSealed(name);
    },
    [SLOTS, conta] as const,
  );

const write = (page: Page, slot: string, value: unknown) =>
  page.evaluate(([name, what]) => modules.sealed.writeSealed(name, what), [slot, value] as const);
const read = (page: Page, slot: string) => page.evaluate((name) => modules.sealed.readSealed(name) ?? null, slot);

const marco = (solicitacao_id: number): Marco => ({
  tipo: 'marco',
  marco: 'no_cliente',
  solicitacao_id,
  endereco: `Rua Santos Dumont, ${solicitacao_id}`,
  quando: solicitacao_id,
});
const [um, dois, tres] = [marco(1), marco(2), marco(3)] as const;
const tap = (page: Page, passo: Marco) => page.evaluate((one) => modules.passos.darPasso(one), passo);
const ofPage = (page: Page) => page.evaluate(() => modules.passos.passosAtuais().map((one) => one.solicitacao_id));
/** The line gives no answer. */
const wait = (page: Page) =>
  page.evaluate(() => modules.passos.feedPassos({ type: 'unanswered', now: Number.MAX_SAFE_INTEGER }));
/** Any event stores: the end of an attempt to send, every 5 s. */
const nextEvent = (page: Page) => page.evaluate(() => modules.passos.feedPassos({ type: 'sendEnded' }));
const soNaMemoria = (page: Page) => page.evaluate(() => modules.passos.soNaMemoria());

/** Makes the device refuse every write of João's, until the returned function: without a key nothing is sealed. */
async function refuse(page: Page): Promise<() => Promise<unknown>> {
  const rows = (act: string) => `(async () => {
    const done = (request) => new Promise((then) => { request.onsuccess = () => then(request.result); });
    const db = await done(indexedDB.open('corre-chaves'));
    const store = db.transaction('chaves', 'readwrite').objectStore('chaves');
    ${act}
    db.close();
  })()`;
  await page.evaluate(rows(`window.taken = await done(store.get('${JOAO}')); await done(store.delete('${JOAO}'));`));
  expect(await write(page, 'foto-da-entrega-9', 'x')).toBe(false);
  return () => page.evaluate(rows(`await done(store.put(window.taken, '${JOAO}'));`));
}

test('a value is on the device when the write has answered, in no storage as text, and under a key that nothing exports', async () => {
  const context = await phone();
  const page = await openPage(context, JOAO);
  const secret = { endereco: 'Rua Santos Dumont, 2871', codigo: '0417', recebedor: 'Lúcia' };
  expect(await write(page, 'passos_guardados', [secret])).toBe(true);
  const text = await storedText(page);
  for (const word of ['Santos Dumont', '2871', '0417', 'cia']) expect(text).not.toContain(word);
  expect(text).toContain('key, extractable: false');
  await page.close();
  const again = await openPage(context, JOAO);
  expect(await read(again, 'passos_guardados')).toEqual([secret]);
});

test('the same value is never sealed twice alike', async () => {
  const page = await openPage(await phone(), JOAO);
  await write(page, 'novidades', 'a');
  const first = await storedText(page);
  await write(page, 'novidades', 'a');
  expect(await storedText(page)).not.toBe(first);
});

test('what is no value of this account and slot is read as nothing: broken, or moved from another slot', async () => {
  const context = await phone();
  const page = await openPage(context, JOAO);
  await write(page, 'novidades', 'a');
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((then, fail) => {
        request.onsuccess = () => then(request.result);
        request.onerror = () => fail(request.error);
      });
    const db = await done(indexedDB.open('corre-selado'));
    const store = db.transaction('selado', 'readwrite').objectStore('selado');
    const sealed = await done(store.get(['entregador:1', 'novidades']));
    await done(store.put(sealed, ['entregador:1', 'passos_guardados']));
    await done(store.put({ iv: sealed.iv, dado: new ArrayBuffer(40) }, ['entregador:1', 'novidades']));
    db.close();
  });
  await page.close();
  const again = await openPage(context, JOAO);
  expect([await read(again, 'novidades'), await read(again, 'passos_guardados')]).toEqual([null, null]);
  expect(await write(again, 'novidades', 'b')).toBe(true);
});

test('another account reads nothing, and the first one finds all when it comes back', async () => {
  const context = await phone();
  const page = await openPage(context, JOAO);
  await tap(page, um);
  await write(page, 'foto-da-entrega-1', 'foto');
  await signIn(page, MARIA);
  expect([await ofPage(page), await read(page, 'passos_guardados')]).toEqual([[], null]);
  expect(await page.evaluate(async () => (await modules.sealed.loadSealed('foto-da-entrega-1')) ?? null)).toBeNull();
  await tap(page, dois);
  await signIn(page, JOAO);
  expect(await ofPage(page)).toEqual([1]);
  expect(await page.evaluate(() => modules.sealed.loadSealed('foto-da-entrega-1'))).toBe('foto');
});

// [sair]
test("'Sair' deletes the values and the key; another tab of the account writes nothing back", async () => {
  const context = await phone();
  const [page, other] = [await openPage(context, JOAO), await openPage(context, JOAO)];
  await tap(page, um);
  await write(page, 'foto-da-entrega-1', 'foto');
  await page.evaluate(() => modules.sealed.forgetSealed());
  expect(await write(page, 'novidades', 'a')).toBe(false);
  expect(await write(other, 'novidades', 'a')).toBe(false);
  expect([await sealedNames(page), await sealedAccounts(page)]).toEqual([[], []]);
  await signIn(page, JOAO);
  expect(await read(page, 'passos_guardados')).toBeNull();
});

test('an account that stays away for more than 7 days loses its values; the one that is here keeps its own', async () => {
  const context = await phone();
  const page = await openPage(context, JOAO);
  await tap(page, um);
  await signIn(page, MARIA);
  await tap(page, dois);
  const tidyIn = (days: number) =>
    page.evaluate(
      (ms) => {
        modules.clock.learnServerTime(new Date(Date.now() + ms).toISOString());
        return modules.tidy.tidySealed();
      },
      days * 24 * 3_600_000,
    );
  await tidyIn(6);
  expect(await sealedAccounts(page)).toEqual([JOAO, MARIA]);
  await tidyIn(8);
  expect([await sealedAccounts(page), await sealedNames(page)]).toEqual([[MARIA], [`${MARIA}/passos_guardados`]]);
});

// [passos-guardados]
test('a tap that the device refuses lives on in the page, which says so, and is stored once the device takes it again', async () => {
  const context = await phone();
  const page = await openPage(context, JOAO);
  await tap(page, um);
  await wait(page);
  expect(await soNaMemoria(page)).toBe(false);
  const accept = await refuse(page);
  await tap(page, dois);
  // With a signal it would be sent at once.
  expect(await soNaMemoria(page)).toBe(false);
  await wait(page);
  await tap(page, tres);
  expect([await ofPage(page), await soNaMemoria(page)]).toEqual([[1, 2, 3], true]);
  await accept();
  await expect.poll(() => nextEvent(page).then(() => soNaMemoria(page))).toBe(false);
  await page.close();
  expect(await ofPage(await openPage(context, JOAO))).toEqual([1, 2, 3]);
});

test('where there is no IndexedDB the page starts, goes on from memory, and says so', async () => {
  const context = await phone();
  await context.addInitScript("Object.defineProperty(window, 'indexedDB', { value: undefined })");
  const page = await openPage(context, JOAO);
  await tap(page, um);
  await wait(page);
  expect([await ofPage(page), await soNaMemoria(page)]).toEqual([[1], true]);
});

test('a device whose IndexedDB never answers does not hold the page up', async () => {
  const context = await phone();
  await context.addInitScript('indexedDB.open = () => ({})');
  const page = await openPage(context, JOAO);
  await tap(page, um);
  await wait(page);
  expect([await ofPage(page), await soNaMemoria(page)]).toEqual([[1], true]);
});

test('two tabs lose nothing of each other; the same act tapped in both is one, and what one sent is gone in both', async () => {
  const context = await phone();
  const [page, other] = [await openPage(context, JOAO), await openPage(context, JOAO)];
  await Promise.all([tap(page, um), tap(other, { ...um, quando: 9 }), tap(other, dois), tap(page, tres)]);
  for (const tab of [page, other]) await expect.poll(async () => (await ofPage(tab)).sort()).toEqual([1, 2, 3]);
  await page.evaluate(() => {
    const [passo] = modules.passos.passosAtuais();
    return modules.passos.feedPassos({ type: 'accepted', passo });
  });
  const rest = (await ofPage(page)).sort();
  expect(rest).toHaveLength(2);
  await expect.poll(async () => (await ofPage(other)).sort()).toEqual(rest);
});

test('a tap is not dropped for what another tab sent while the device refused it', async () => {
  const context = await phone();
  const [page, other] = [await openPage(context, JOAO), await openPage(context, JOAO)];
  await tap(page, um);
  await expect.poll(() => ofPage(other)).toEqual([1]);
  const accept = await refuse(page);
  await tap(page, dois);
  await accept();
  await other.evaluate(() => {
    const [passo] = modules.passos.passosAtuais();
    return modules.passos.feedPassos({ type: 'accepted', passo });
  });
  await expect.poll(() => ofPage(page)).toEqual([2]);
  await expect.poll(() => ofPage(other)).toEqual([2]);
});

// [novidades]
test('news stays new until it was read, in both tabs and over a reload', async () => {
  const context = await phone();
  const [page, other] = [await openPage(context, JOAO), await openPage(context, JOAO)];
  const uma = { id: 'entrega-7', titulo: 'Entrega cancelada', texto: 'Rua A, 1', quando: 1 };
  await page.evaluate((one) => modules.novidades.dizerNovidade(one), uma);
  await expect.poll(() => read(other, 'novidades')).toEqual([{ ...uma, lida: false }]);
  await other.evaluate(() => modules.novidades.entendi());
  await expect.poll(() => read(page, 'novidades')).toEqual([{ ...uma, lida: true }]);
  await page.close();
  expect(await read(await openPage(context, JOAO), 'novidades')).toEqual([{ ...uma, lida: true }]);
});

test('a connection that the device closed is opened again', async () => {
  const context = await phone();
  const page = await openPage(context, JOAO);
  expect(await write(page, 'novidades', [1])).toBe(true);
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    const closed = new WeakSet<IDBDatabase>();
    const first = new Set<string>();
    IDBDatabase.prototype.transaction = function (...given) {
      if (!first.has(this.name)) closed.add(this);
      first.add(this.name);
      if (closed.has(this)) this.close();
      return transaction.apply(this, given);
    };
  });
  expect(await write(page, 'novidades', [2])).toBe(true);
  expect(await read(page, 'novidades')).toEqual([2]);
});

/** Keeps a photo in the clear, as release 1.0.0 did. */
const keepOldPhoto = (page: Page, slot: string) =>
  page.evaluate(async (name) => {
    const opening = indexedDB.open('keyval-store');
    opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
    await new Promise((then) => {
      opening.onsuccess = then;
    });
    const put = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
    const putting = put.put({ foto_base64: '/9j/4AAQSkZJRg', feita_em: '2026-11-21T22:42:00.000Z' }, name);
    await new Promise((then) => {
      putting.onsuccess = then;
    });
    opening.result.close();
  }, slot);

test('steps, news and photos that an older release kept in the clear move into the sealed store, and leave nothing behind', async () => {
  const context = await phone();
  const page = await openPage(context, MARIA);
  await page.evaluate(
    ([passo]) => {
      const { solicitacao_id } = passo;
      localStorage.setItem('passos_guardados', JSON.stringify([passo, { lixo: true }]));
      localStorage.setItem('marcos_guardados', JSON.stringify([{ solicitacao_id, tipo: 'no_cliente', quando: 0 }]));
      localStorage.setItem('novidades', JSON.stringify([{ id: 'a', titulo: '', texto: 't', quando: 1, lida: false }]));
    },
    [dois] as const,
  );
  await keepOldPhoto(page, 'foto-da-entrega-2');
  expect(await storedText(page)).toContain('/9j/4AAQSkZJRg');
  await page.close();
  const again = await openPage(context, JOAO);
  await again.evaluate(() => modules.antigos.procurarAntigos());
  await expect.poll(() => again.evaluate('Object.keys(localStorage)')).toEqual([]);
  expect(await read(again, 'passos_guardados')).toMatchObject([{ solicitacao_id: 2, quando: 0 }, dois]);
  expect(await read(again, 'novidades')).toHaveLength(1);
  await expect.poll(() => sealedNames(again)).toContain(`${JOAO}/foto-da-entrega-2`);
  await expect.poll(() => storedText(again)).not.toContain('/9j/4AAQSkZJRg');
});

test('photos that an ended session of an older release left alone move to a step that waits for them, or are deleted', async () => {
  const context = await phone();
  const page = await openPage(context, JOAO);
  await tap(page, um);
  await keepOldPhoto(page, 'foto-da-entrega-1');
  await keepOldPhoto(page, 'foto-do-problema-99');
  await page.evaluate(() => modules.antigos.procurarAntigos());
  await expect.poll(() => storedText(page)).not.toContain('/9j/4AAQSkZJRg');
  expect(await sealedNames(page)).toEqual([`${JOAO}/foto-da-entrega-1`, `${JOAO}/passos_guardados`]);
});
