// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_KEY } from './ler-passos.ts';
import { idDoPasso, type Marco } from './passo.ts';

const marco = (solicitacao_id: number): Marco => ({
  tipo: 'marco',
  marco: 'no_cliente',
  solicitacao_id,
  endereco: `Rua A, ${solicitacao_id}`,
  quando: solicitacao_id,
});
const stored = (): string[] =>
  (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as Marco[]).map((passo) => idDoPasso(passo));
const ids = (...passos: Marco[]) => passos.map(idDoPasso);
const [um, dois, tres] = [marco(1), marco(2), marco(3)];

/** Fills the browser's storage to its last character. */
function fillStorage(): void {
  for (let size = 4_000_000; size >= 1; ) {
    const key = `cheio-${size}-${localStorage.length}`;
    try {
      localStorage.setItem(key, 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
}
const freeStorage = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('cheio')) localStorage.removeItem(key);
};

/** Returns the store of a page that opens now. */
async function openPage() {
  vi.resetModules();
  const page = await import('./passos-guardados.ts');
  return {
    ...page,
    /** the line gives no answer */
    wait: () => page.feedPassos({ type: 'unanswered', now: Number.MAX_SAFE_INTEGER }),
    ids: () => page.passosAtuais().map(idDoPasso),
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

// [passos-guardados]
it('loses no tap where the storage is full, says so, and stores all once there is room', async () => {
  const page = await openPage();
  page.darPasso(um);
  page.wait();
  expect(page.soNaMemoria()).toBe(false);
  fillStorage();
  page.darPasso(dois);
  page.wait();
  page.darPasso(tres);
  page.wait();
  expect(page.ids()).toEqual(ids(um, dois, tres));
  expect([stored(), page.soNaMemoria()]).toEqual([ids(um), true]);
  freeStorage();
  // Any next event stores: the end of an attempt to send, every 5 s.
  page.feedPassos({ type: 'sendEnded' });
  expect([stored(), page.soNaMemoria()]).toEqual([ids(um, dois, tres), false]);
});

it('does not say so before a step waits: with a signal it is sent at once', async () => {
  const page = await openPage();
  fillStorage();
  page.darPasso(um);
  expect(page.soNaMemoria()).toBe(false);
  page.feedPassos({ type: 'accepted', passo: um });
  expect(page.ids()).toEqual([]);
});

it('brings neither back what another tab sent, nor drops for it what could not be stored', async () => {
  const page = await openPage();
  const stop = page.hearOtherTabs();
  page.darPasso(um);
  fillStorage();
  page.darPasso(dois);
  // The other tab had `um` accepted.
  localStorage.removeItem(STORAGE_KEY);
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  expect(page.ids()).toEqual(ids(dois));
  stop();
});

it('takes the steps of another tab', async () => {
  const page = await openPage();
  page.darPasso(um);
  const other = await openPage();
  other.darPasso(dois);
  page.darPasso(tres);
  expect(stored()).toEqual(ids(um, dois, tres));
});
