import { startEmbedded } from '@corre/db/embedded.ts';
import type { Choice } from '../command/own-database.ts';
import type { Dizer } from './say.ts';

/** The common input of all backup commands. */
export interface Mesa extends Choice {
  dizer: Dizer;
}

/** The value of `--para` for the embedded database of `DATA_DIR`. */
export const EMBUTIDO = 'embutido';

/** Runs `work` on the database of `--para`. An embedded database must not be in use. */
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
