import path from 'node:path';
import { EmbeddedStartError } from '@corre/db/embedded/error.ts';
import { hasEmbedded, joinEmbedded } from '@corre/db/embedded.ts';
import type { Config } from '../../base/config.ts';

/** The database that a command works on. */
export interface OwnDatabase {
  /** the address that the product uses */
  url: string;
  /** the address of the schema's owner, without a pooler */
  ownerUrl: string;
}

/** The choice of the database by a command's options. */
export interface Choice {
  config: Config;
  /** the option `--embedded` is set */
  embedded: boolean;
  /** the embedded database may be created if there is none */
  create?: boolean;
}

const refuse = (reason: string) => new EmbeddedStartError(`${reason} Nada foi feito.`);

/**
 * Runs `work` on the product's database, whether servers run or not. Without `DATABASE_URL` it never chooses a database
 * by itself. If the variable was forgotten, or cut by a shell, an empty database would answer that all is well.
 * @throws EmbeddedStartError
 */
export async function onOwnDatabase<Result>(
  { config, embedded, create = false }: Choice,
  log: (line: string) => void,
  work: (database: OwnDatabase) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: url, DATABASE_LISTEN_URL: ownerUrl = url, DATA_DIR } = config;
  const folder = path.resolve(DATA_DIR);
  if (url !== undefined && ownerUrl !== undefined) {
    if (embedded) throw refuse('DATABASE_URL diz um banco de dados e --embedded outro: tire um dos dois.');
    return work({ url, ownerUrl });
  }
  if (!embedded)
    throw refuse(
      `Falta DATABASE_URL. Para o banco do serviço, diga o ambiente dele: --env /etc/corre/api.env. Para o banco embutido de npm start (pasta ${folder}), diga --embedded.`,
    );
  if (!create && !(await hasEmbedded(folder)))
    throw refuse(`A pasta ${folder} não tem um banco embutido. Confira DATA_DIR.`);
  const running = await joinEmbedded({ dataDir: folder, durable: true, log });
  try {
    return await work(running);
  } finally {
    await running.stop();
  }
}
