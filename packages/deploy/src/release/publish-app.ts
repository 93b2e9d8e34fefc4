import { chmod, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Panel } from '@corre/contract/panels.ts';
import { type Content, contentOf, idOf } from './content.ts';
import { missingFiles } from './named-files.ts';
import { openFolder, type Place, placeOf } from './place.ts';
import { addToPool, missingFromPool } from './pool.ts';
import { prune } from './prune.ts';
import { ReleaseRefused } from './refused.ts';
import { writeReleaseFile } from './release-file.ts';
import { refuseNewerThanApi } from './speaks-with.ts';
import { currentOf, isReleased, switchTo } from './switch.ts';
import { withLock } from './with-lock.ts';
import { writeFiles } from './write-files.ts';

/** A build to be released. `dist` is Vite's output, `root` the folder of the releases. */
export interface AppBuild {
  root: string;
  panel: Panel;
  dist: string;
  version: string;
  commit: string;
  now: Date;
}

/** `made`: the release was written now. `switched`: another release was current before. */
export interface Published {
  id: string;
  made: boolean;
  switched: boolean;
}

const list = (names: string[]) =>
  names.slice(0, 5).join(', ') + (names.length > 5 ? ` e mais ${names.length - 5}` : '');

async function checkBuild({ panel, dist }: AppBuild, content: Content): Promise<void> {
  if (!content.has('index.html')) throw new ReleaseRefused(`Não há página em ${dist}. Construa o painel antes.`);
  const missing = await missingFiles(panel, dist, content);
  if (missing.length > 0) {
    throw new ReleaseRefused(
      `Faltam arquivos na construção de ${panel.name}: ${list(missing)}. Nada mudou; construa de novo.`,
    );
  }
}

/** Returns the contract version in the page of a build (tools/vite-app.ts). */
async function contractOf(dist: string): Promise<string | null> {
  const page = await readFile(path.join(dist, 'index.html'), 'utf8');
  return /<meta name="corre-contrato" content="([\d.]+)"/.exec(page)?.[1] ?? null;
}

/** Writes the release as a draft, and renames it when it is complete. */
async function makeRelease(place: Place, build: AppBuild, id: string, content: Content, contract: string | null) {
  const draft = path.join(place.releases, `.draft-${process.pid}`);
  await openFolder(draft);
  await writeFiles(build.dist, draft, content);
  const { version, commit, now } = build;
  await writeReleaseFile(draft, { app: place.name, id, version, commit, contract, built: now.toISOString() });
  await chmod(draft, 0o755);
  await rename(draft, path.join(place.releases, id));
}

/** Puts the assets into the pool, checks them, and switches the link last. */
export async function serve(root: string, place: Place, id: string, now: Date): Promise<void> {
  const release = path.join(place.releases, id);
  await addToPool(place, release);
  const missing = await missingFromPool(place, release);
  if (missing.length > 0) throw new ReleaseRefused(`Faltam arquivos em ${place.pool}: ${list(missing)}. Nada mudou.`);
  await refuseNewerThanApi(root, release);
  if ((await currentOf(place)) !== id) await switchTo(place, id, now);
}

/**
 * Releases one build of one app (ADR 0047). If it is killed at any point, the former release stays current and the
 * next run continues. A second run with the same build writes nothing.
 * @throws ReleaseRefused when the build is incomplete or another release of the app is under way; nothing has changed
 * then.
 */
export async function publishApp(build: AppBuild): Promise<Published> {
  const place = placeOf(build.root, build.panel.name);
  const content = await contentOf(build.dist);
  await checkBuild(build, content);
  const id = idOf(build.version, content);
  const contract = await contractOf(build.dist);
  return withLock(place, async () => {
    const before = await currentOf(place);
    const made = !(await isReleased(place, id));
    if (made) await makeRelease(place, build, id, content, contract);
    await serve(build.root, place, id, build.now);
    await prune(place, build.now);
    return { id, made, switched: before !== id };
  });
}
