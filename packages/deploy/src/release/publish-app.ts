import { chmod, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { baseOf, PANELS, type Panel } from '@corre/contract/panels.ts';
import { type Content, contentOf, idOf, timeOf } from './content.ts';
import { openFolder, type Place, placeOf } from './place.ts';
import { addToPool, missingFromPool } from './pool.ts';
import { prune } from './prune.ts';
import { ReleaseRefused } from './refused.ts';
import { writeReleaseFile } from './release-file.ts';
import { refuseNewerThanApi } from './speaks-with.ts';
import { currentOf, isReleased, switchTo } from './switch.ts';
import { withLock } from './with-lock.ts';

const FILE = '[\\w@~.-]+\\.(?:css|ico|jpe?g|js|json|mp3|ogg|png|svg|wasm|webmanifest|webp|woff2?)';
/** Assets as Vite writes them into pages, styles, workers and preload lists: with or without the panel's path. */
const ASSET = new RegExp(`(?<=[("'\`/])assets/(${FILE})`, 'g');
/** An import of a script from the same folder. */
const NEIGHBOUR = new RegExp(`["'\`(]\\./(${FILE})["'\`)]`, 'g');
const READ = /\.(css|html|js|webmanifest)$/;

/** Returns the files below the panel's path that are no assets: icons, the manifest, the worker. */
function besideThePage(panel: Panel, text: string): string[] {
  const base = baseOf(panel);
  const others = PANELS.map(baseOf).filter((other) => other !== base && other.startsWith(base));
  const named = new RegExp(`["'\`]${base}((?!assets/)(?:[\\w-]+/)*${FILE})["'\`]`, 'g');
  return [...text.matchAll(named)]
    .map(([, name = '']) => name)
    .filter((name) => !others.some((other) => `${base}${name}`.startsWith(other)));
}

/** Returns the files that a file of the build names, as paths below the build. */
function namesIn(panel: Panel, file: string, text: string): string[] {
  const assets = [...text.matchAll(ASSET)].map(([, name]) => `assets/${name}`);
  const folder = path.posix.dirname(file);
  const neighbours = [...text.matchAll(NEIGHBOUR)].map(([, name = '']) => path.posix.join(folder, name));
  return [...assets, ...neighbours, ...besideThePage(panel, text)];
}

/**
 * Returns the files that the build names but does not contain, each with the file that names it. Page, manifest,
 * worker, styles and scripts are checked.
 */
async function missingFiles(panel: Panel, dist: string, content: Content): Promise<string[]> {
  const missing = new Set<string>();
  for (const file of content.keys()) {
    if (!READ.test(file)) continue;
    const text = await readFile(path.join(dist, file), 'utf8');
    for (const name of namesIn(panel, file, text)) if (!content.has(name)) missing.add(`${name} (em ${file})`);
  }
  return [...missing];
}

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
/** Smallest size to compress, in bytes. Smaller files fit into one packet anyway. */
const WORTH_IT = 512;

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Returns the compressed twins of a text file, with their suffixes. The same bytes give the same twins. */
async function twinsOf(file: string, bytes: Buffer): Promise<[ending: string, bytes: Buffer][]> {
  if (!TEXT.test(file) || bytes.length < WORTH_IT) return [];
  const twins: [string, Buffer][] = [
    ['.gz', await promisify(gzip)(bytes, { level: 9 })],
    ['.br', await brotli(bytes)],
  ];
  return twins.filter(([, twin]) => twin.length < bytes.length);
}

/**
 * Writes the files of a build and their compressed twins into a release. Files are compressed once, not for every
 * request (`gzip_static` of nginx).
 */
async function writeFiles(from: string, to: string, content: Content): Promise<void> {
  for (const [file, digest] of content) {
    const bytes = await readFile(path.join(from, file));
    const target = path.join(to, file);
    await openFolder(path.dirname(target));
    for (const [ending, some] of [['', bytes] as const, ...(await twinsOf(file, bytes))]) {
      await writeFile(target + ending, some);
      await chmod(target + ending, 0o644);
      await utimes(target + ending, timeOf(digest), timeOf(digest));
    }
  }
}

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
 * Releases one build of one app (ADR 0041). If it is killed at any point, the former release stays current and the
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
