import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

const FILE = 'chave-dados';

/**
 * Returns the key of the encrypted columns: `CHAVE_DADOS`, or the content of `DATA_DIR/chave-dados`. Creates this file
 * once, readable only by its owner. Processes that share a database must share the key (docs/configuration.md).
 */
export async function dataKey(config: Config): Promise<string> {
  if (config.CHAVE_DADOS) return config.CHAVE_DADOS;
  const path = join(config.DATA_DIR, FILE);
  await mkdir(config.DATA_DIR, { recursive: true });
  await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    // The file exists already, from an earlier start or from another process.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return (await readFile(path, 'utf8')).trim();
}

/** Returns the key if there is one. Never creates one. */
export async function presentDataKey(config: Config): Promise<string | undefined> {
  if (config.CHAVE_DADOS) return config.CHAVE_DADOS;
  return readFile(join(config.DATA_DIR, FILE), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

/** Stores a key in `DATA_DIR` for later starts without `CHAVE_DADOS`. Does nothing if the file exists. */
export async function keepDataKey({ DATA_DIR }: Config, key: string): Promise<void> {
  await writeFile(join(DATA_DIR, FILE), key, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}
