import { execFile, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedStartError } from './error.ts';

const run = promisify(execFile);
const systemUser = 'postgres';

/**
 * The unprivileged system user that runs PostgreSQL when the product runs as root. PostgreSQL refuses to run as root.
 */
export interface Identity {
  uid: number;
  gid: number;
}

/**
 * Returns the user that must run PostgreSQL; `undefined` means the current user. For root it is the owner of an
 * existing cluster, so that a cluster made by a plain user keeps working. Otherwise it is the system user `postgres`,
 * which is created when missing.
 */
export async function resolveIdentity(clusterFolder: string): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await stat(clusterFolder).catch(() => undefined);
  if (existing !== undefined && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return (await lookUp()) ?? (await createSystemUser());
}

/** Tells whether that user can enter the folder. The kernel decides, so modes, groups and ACLs count. */
export function canEnter(folder: string, identity: Identity): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...identity, cwd: '/' }).status === 0;
}

async function lookUp(): Promise<Identity | undefined> {
  try {
    const [user, group] = await Promise.all([run('id', ['-u', systemUser]), run('id', ['-g', systemUser])]);
    return { uid: Number(user.stdout), gid: Number(group.stdout) };
  } catch {
    return undefined;
  }
}

async function createSystemUser(): Promise<Identity> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', systemUser]).catch(() => undefined);
  const created = await lookUp();
  if (created !== undefined) return created;
  throw new EmbeddedStartError(
    'O PostgreSQL não roda como root e não foi possível criar o usuário de sistema "postgres". Rode como um usuário comum ou use DATABASE_URL.',
  );
}
