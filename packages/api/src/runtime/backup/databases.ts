import { joinEmbedded, startEmbedded } from '@corre/db/embedded.ts';
import type { Config } from '../../base/config.ts';
import type { Dizer } from './say.ts';

/** What every command works with. */
export interface Mesa {
  config: Config;
  dizer: Dizer;
}

/** Runs `work` on the product's database, of `DATABASE_URL` or of `DATA_DIR`, whether servers run or not. */
export async function onOwnDatabase<Result>(
  { config, dizer }: Mesa,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (config.DATABASE_URL) return work(config.DATABASE_LISTEN_URL ?? config.DATABASE_URL);
  const embedded = await joinEmbedded({ dataDir: config.DATA_DIR, durable: true, log: dizer });
  try {
    return await work(embedded.ownerUrl);
  } finally {
    await embedded.stop();
  }
}

/** What `--para` says for the embedded database of `DATA_DIR`. */
export const EMBUTIDO = 'embutido';

/** Runs `work` on the database that `--para` names, which must not be in use if it is the embedded one. */
export async function onTarget<Result>(
  { config, dizer }: Mesa,
  target: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (target !== EMBUTIDO) return work(target);
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR, durable: true, log: dizer });
  try {
    return await work(embedded.ownerUrl);
  } finally {
    await embedded.stop();
  }
}
