import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@corre/contract/contract-version.ts';
import { writeApiSources } from './api-sources.ts';
import { contentOf, idOf } from './content.ts';
import { type Place, placeOf } from './place.ts';
import { mustRun, runProgram } from './programs.ts';
import { prune } from './prune.ts';
import type { Published } from './publish-app.ts';
import { ReleaseRefused } from './refused.ts';
import { writeReleaseFile } from './release-file.ts';
import { refuseOlderThanPanels } from './speaks-with.ts';
import { currentOf, isReleased, switchTo } from './switch.ts';
import { withLock } from './with-lock.ts';

/** The input of an API release: the workspace's sources and the Node that runs this. */
export interface ApiBuild {
  root: string;
  commit: string;
  now: Date;
  /** also includes the embedded PostgreSQL, for a machine without a database */
  embedded: boolean;
}

/** A peer dependency of tRPC that is only needed to compile. With its parts it has 80 MB. */
const COMPILER = ['typescript', '@typescript', '.bin/tsc'];

/** Installs the lockfile's versions, without package scripts. */
const npm = (folder: string, ...args: string[]) =>
  mustRun(
    'npm',
    [...args, '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    folder,
  );

/** Releases with the same Node version share its file, because it is as large as all the rest. */
async function bringNode(place: Place, folder: string): Promise<void> {
  const kept = path.join(place.home, 'node', `${process.version}-${process.platform}-${process.arch}`);
  await mkdir(path.dirname(kept), { recursive: true });
  if (!existsSync(kept)) await copyWhole(process.execPath, kept);
  const node = path.join(folder, 'bin', 'node');
  await link(kept, node).catch(() => copyFile(kept, node));
  // Services of older releases look for Node here.
  await mkdir(path.join(folder, 'node_modules', '.bin'), { recursive: true });
  await symlink('../../bin/node', path.join(folder, 'node_modules', '.bin', 'node')).catch(() => undefined);
}

async function copyWhole(source: string, target: string): Promise<void> {
  const draft = `${target}.${process.pid}.part`;
  await copyFile(source, draft);
  await rename(draft, target);
}

/**
 * Starts the release with a wrong setting. A process loads the whole program before it checks the configuration. The
 * configuration error then proves that all files are there.
 */
async function tryOut(folder: string): Promise<void> {
  const { printed } = await runProgram(path.join(folder, 'bin', 'api'), [], { cwd: folder, env: { PORT: 'nenhuma' } });
  if (!printed.includes('Configuração inválida')) {
    throw new ReleaseRefused(`A API não inicia a partir da nova versão. Nada mudou. Ela disse:\n${printed.trim()}`);
  }
}

/** Returns the release's name. The same sources, Node and libraries give the same name. */
async function nameOf(folder: string, version: string): Promise<string> {
  const content = new Map(await contentOf(folder, (file) => file !== 'node_modules'));
  return idOf(version, content.set('node', `${process.version} ${process.platform} ${process.arch}`));
}

async function makeRelease(place: Place, build: ApiBuild): Promise<{ id: string; made: boolean }> {
  const draft = path.join(place.releases, `.draft-${process.pid}`);
  const version = await writeApiSources(draft, build.embedded);
  await npm(draft, 'install', '--package-lock-only');
  const id = await nameOf(draft, version);
  if (await isReleased(place, id)) return { id, made: false };
  await npm(draft, 'ci');
  for (const peer of COMPILER) await rm(path.join(draft, 'node_modules', peer), { recursive: true, force: true });
  await bringNode(place, draft);
  await tryOut(draft);
  const said = { app: 'api', id, version, commit: build.commit, contract: CONTRACT_VERSION };
  await writeReleaseFile(draft, { ...said, built: build.now.toISOString() });
  await mustRun('chmod', ['-R', 'a+rX,go-w', draft]);
  await rename(draft, path.join(place.releases, id));
  return { id, made: true };
}

/**
 * Releases the API (ADR 0041): a production install with its own Node. It is tested before `current` leads to it.
 * Running processes keep their version until they are restarted.
 * @throws ReleaseRefused when it cannot be made, does not start, or another API release is under way; nothing has
 * changed then.
 */
export async function publishApi(build: ApiBuild): Promise<Published> {
  const place = placeOf(build.root, 'api');
  return withLock(place, async () => {
    const before = await currentOf(place);
    const { id, made } = await makeRelease(place, build);
    await refuseOlderThanPanels(build.root, path.join(place.releases, id));
    if (before !== id) await switchTo(place, id, build.now);
    await prune(place, build.now);
    return { id, made, switched: before !== id };
  });
}
