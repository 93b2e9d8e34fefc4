import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The PATH of an ordinary user often lacks the sbin folders. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
/** How long apt waits for another apt, in seconds. */
const PATIENCE_S = 120;
/** Debian runs this file before a package starts its service. Exit code 101 forbids the start. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Returns the path of an installed program, or null. */
const installedAt = (program: string): string | null =>
  FOLDERS.map((folder) => `${folder}/${program}`).find((file) => existsSync(file)) ?? null;

async function withoutServices<T>(work: () => Promise<T>): Promise<T> {
  if (existsSync(POLICY)) return work();
  await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    await rm(POLICY, { force: true });
  }
}

async function install(packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const waiting = ['-o', `DPkg::Lock::Timeout=${PATIENCE_S}`];
  const apt = (...args: string[]) =>
    run('apt-get', [...waiting, '-qq', ...args], { env, timeout: 2 * PATIENCE_S * 1000 });
  const wanted = ['install', '-y', '--no-install-recommends', ...packages];
  // Images often have no package lists, so the second attempt updates them first.
  await withoutServices(() => apt(...wanted).catch(() => apt('update').then(() => apt(...wanted))));
}

/**
 * Returns the path of a Debian program that tests need. If it is missing, `CORRE_APT` is set and the tests run as root,
 * its package is installed without starting its service. Returns null when there is no way to get it;
 * `test.skipIf(nginx === null)` then counts the test as skipped.
 */
export async function debianProgram(program: string, packages: readonly string[] = [program]): Promise<string | null> {
  const there = installedAt(program);
  if (there !== null) return there;
  if (process.env.CORRE_APT === undefined || process.getuid?.() !== 0 || installedAt('apt-get') === null) return null;
  await install(packages).catch((error: unknown) => {
    console.warn(`${packages.join(', ')} could not be installed: ${error instanceof Error ? error.message : error}`);
  });
  return installedAt(program);
}
