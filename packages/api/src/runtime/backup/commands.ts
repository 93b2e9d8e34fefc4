import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readBackup, writeBackup } from '@corre/db/copy/backup-file.ts';
import { backupOrigin } from '@corre/db/copy/backup-text.ts';
import { databaseOrigin } from '@corre/db/copy/database-origin.ts';
import { verify } from '@corre/db/copy/fill.ts';
import { CopyError, type Origin } from '@corre/db/copy/origin.ts';
import { type Check, LaterSchemaError, restore } from '@corre/db/copy/restore.ts';
import { withCopySession } from '@corre/db/copy/session.ts';
import { startEmbedded } from '@corre/db/embedded.ts';
import { keepDataKey, presentDataKey } from '../../base/data-key.ts';
import { type Choice, onOwnDatabase } from '../command/own-database.ts';
import { count, type Dizer, megabytes, tableProgress } from './say.ts';
import { fingerprint, opens } from './sealed.ts';
import { introduceSource } from './source.ts';

/** The release, or the repository, that contains this program. */
const own = path.resolve(import.meta.dirname, '../../../../..');

/** The folders of API releases: beside our own, or the target of `npm run release` (docs/releases.md). */
const places = () => [path.dirname(own), path.join(process.env.CORRE_RAIZ ?? '/srv/corre', 'api/releases')];

/** Returns the folder of a release on this machine that knows a migration. Returns null if there is none. */
async function releaseThatKnows(migration: string): Promise<string | null> {
  for (const place of places()) {
    const names = await readdir(place).catch(() => []);
    const name = names.find((one) => existsSync(path.join(place, one, `packages/db/src/migrations/${migration}.ts`)));
    if (name !== undefined) return path.join(place, name);
  }
  return null;
}

/** The common input of all backup commands. */
interface Mesa extends Choice {
  dizer: Dizer;
}

/** The value of `--para` for the embedded database of `DATA_DIR`. */
const EMBUTIDO = 'embutido';

/** Runs `work` on the database of `--para`. An embedded database must not be in use. */
async function onTarget<Result>(
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

const ONDE_FICA_A_CHAVE = 'CHAVE_DADOS, ou o arquivo chave-dados em DATA_DIR';

/**
 * Runs `npm run backup`: writes the whole database into one file of a folder. `empty` permits a database without a
 * request.
 */
export async function backup(mesa: Mesa, folder: string, empty = false): Promise<void> {
  const { config, dizer } = mesa;
  const key = await presentDataKey(config);
  await onOwnDatabase(mesa, dizer, ({ ownerUrl }) =>
    withCopySession(ownerUrl, async (client) => {
      const fits = key === undefined ? false : await opens(client, key);
      const chave = key === undefined || fits === false ? null : fingerprint(key);
      const origin = await databaseOrigin(client, chave);
      const { name, newest } = await introduceSource(client, ownerUrl, empty);
      const began = Date.now();
      const { file, bytes, rows } = await writeBackup(origin, folder, tableProgress(dizer));
      dizer(`Cópia pronta em ${Math.ceil((Date.now() - began) / 1000)} s: ${file} (${megabytes(bytes)}).`);
      dizer(`Do banco ${name}: ${count(rows)}, ${newest}.`);
      dizer(
        chave === null
          ? `Atenção: a chave dos dados não está aqui, ou não é a deste banco (${ONDE_FICA_A_CHAVE}). Sem ela, CPF, RG, PIX e as notificações não se abrem depois de restaurar. Quem a guarda precisa conferir.`
          : `A chave dos dados não está na cópia. Guarde-a em outro lugar (${ONDE_FICA_A_CHAVE}): sem ela, CPF, RG, PIX e as notificações não se abrem depois de restaurar. Impressão da chave: ${chave}`,
      );
    }),
  );
}

/** Runs `npm run restore -- --conferir`: checks that a file is complete and that its checksums are right. */
export async function examine(file: string, dizer: Dizer): Promise<void> {
  const origin = await backupOrigin(readBackup(file));
  introduce(origin, dizer);
  dizer(`A cópia está inteira: ${count(await verify(origin))}, todas as somas conferem.`);
}

/** Runs `npm run restore`: reads a file into an empty database. `withoutKey`: the data key is lost. */
export async function restoreFile(mesa: Mesa, file: string, target: string, withoutKey: boolean): Promise<void> {
  const origin = await backupOrigin(readBackup(file));
  introduce(origin, mesa.dizer);
  await into(mesa, origin, target, withoutKey);
}

/**
 * Runs `npm run banco -- copiar`: copies this database into an empty one on any server. `empty` permits a database
 * without a request.
 */
export async function copy(mesa: Mesa, target: string, empty = false): Promise<void> {
  const { dizer } = mesa;
  await onOwnDatabase(mesa, dizer, ({ ownerUrl }) =>
    withCopySession(ownerUrl, async (client) => {
      const origin = await databaseOrigin(client, null);
      const { name, newest } = await introduceSource(client, ownerUrl, empty);
      introduce(origin, dizer);
      dizer(`Do banco ${name}: ${newest}.`);
      await into(mesa, origin, target, false);
    }),
  );
  dizer('O banco de origem ficou como estava. O que se escrever nele a partir de agora não está no destino.');
}

function introduce({ manifest }: Origin, dizer: Dizer): void {
  dizer(`Dados de ${manifest.feita_em}, do PostgreSQL ${manifest.servidor}, ${manifest.tabelas.length} tabelas.`);
}

async function into(mesa: Mesa, origin: Origin, target: string, withoutKey: boolean): Promise<void> {
  const { config, dizer } = mesa;
  const key = await presentDataKey(config);
  const check = withoutKey ? async () => undefined : keyCheck(key, origin.manifest.chave);
  const rows = await onTarget(mesa, target, (url) => restore(origin, url, tableProgress(dizer), check)).catch(
    tellRelease,
  );
  if (target === EMBUTIDO && key !== undefined) await keepDataKey(config, key);
  dizer(
    `Pronto: ${count(rows)}, as somas de todas as tabelas conferem${withoutKey ? '' : ', e a chave abre os dados'}.`,
  );
}

/** Adds the command of a release that knows the schema, if this machine has such a release. */
async function tellRelease(error: unknown): Promise<never> {
  const release = error instanceof LaterSchemaError ? await releaseThatKnows(error.migration) : null;
  if (release === null || !(error instanceof Error)) throw error;
  const [able, migrate] = ['copias', 'migrate'].map((name) => path.join(release, 'bin', name));
  throw new CopyError(`${error.message} Ela está aqui: ${able} restore, ou ${migrate}.`);
}

/** Refuses a key that does not open the data. Otherwise the error would appear only when somebody reads a document. */
function keyCheck(key: string | undefined, written: string | null): Check {
  const expected = written === null ? '' : ` A impressão da chave certa é ${written}.`;
  if (key === undefined)
    throw new CopyError(
      `Falta a chave dos dados (${ONDE_FICA_A_CHAVE}).${expected} Se ela se perdeu, --sem-chave restaura o resto.`,
    );
  const own = fingerprint(key);
  const other = new CopyError(
    `Esta chave dos dados não é a destes dados: a impressão dela é ${own}.${expected} Nada foi gravado.`,
  );
  if (written !== null && written !== own) throw other;
  return async (client) => {
    if ((await opens(client, key)) === false) throw other;
  };
}
