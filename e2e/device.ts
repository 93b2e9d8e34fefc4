import type { Page } from 'playwright-core';

/** What a device keeps: names of databases, and everything that a text tool finds in the browser's storages. */

interface Row {
  key: unknown;
  value: unknown;
}

/** Returns the rows of a database's only store; none without the database. Runs in the page. */
const ROWS = `async (name) => {
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
  const done = (request) => new Promise((then, fail) => {
    request.onsuccess = () => then(request.result);
    request.onerror = () => fail(request.error);
  });
  const db = await done(indexedDB.open(name));
  const [name0] = db.objectStoreNames;
  if (!name0) return db.close(), [];
  const store = db.transaction(name0).objectStore(name0);
  const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  db.close();
  return keys.map((key, i) => ({ key, value: values[i] }));
}`;

/** Returns the texts that the storages hold: names, values, and the bytes of what is sealed. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate<string>(`(async () => {
    const rows = ${ROWS};
    const bytes = (value) => Array.from(new Uint8Array(value), (byte) => String.fromCharCode(byte)).join('');
    const plain = (_name, value) => {
      if (value instanceof ArrayBuffer) return bytes(value) + ' ' + new TextDecoder().decode(value);
      if (ArrayBuffer.isView(value)) return bytes(value.buffer);
      if (typeof value === 'number') return null;
      return value instanceof CryptoKey ? 'key, extractable: ' + value.extractable : value;
    };
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const bases = await Promise.all(names.map(async (name) => [name, await rows(name)]));
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, bases], plain);
  })()`);

/** Returns the sealed values' names: 'entregador:3/passos_guardados'. */
export const sealedNames = async (page: Page): Promise<string[]> => {
  const rows = await page.evaluate<Row[]>(`(${ROWS})('corre-selado').then((rows) => rows.map(({ key }) => ({ key })))`);
  return rows.map(({ key }) => (key as string[]).join('/'));
};

/** Returns the accounts that have a key on this device. */
export const sealedAccounts = async (page: Page): Promise<string[]> => {
  const rows = await page.evaluate<Row[]>(`(${ROWS})('corre-chaves').then((rows) => rows.map(({ key }) => ({ key })))`);
  return rows.map(({ key }) => String(key));
};

/** Returns the texts of a slot's sealed values, opened in the page as its own script opens them. */
export const unsealed = (page: Page, slot: string): Promise<string> =>
  page.evaluate<string>(`(async () => {
    const rows = ${ROWS};
    const [keys, values] = await Promise.all(['corre-chaves', 'corre-selado'].map(rows));
    const texts = values
      .filter(({ key }) => key[1] === ${JSON.stringify(slot)})
      .map(async ({ key, value: { iv, dado } }) => {
        const { chave } = keys.find((one) => one.key === key[0]).value;
        const additionalData = new TextEncoder().encode(key.join('/'));
        return new TextDecoder().decode(
          await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, chave, dado),
        );
      });
    return (await Promise.all(texts)).join();
  })()`);
