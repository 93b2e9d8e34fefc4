import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { baseOf, PANELS, type Panel } from '@corre/contract/panels.ts';
import type { Content } from './content.ts';

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
export async function missingFiles(panel: Panel, dist: string, content: Content): Promise<string[]> {
  const missing = new Set<string>();
  for (const file of content.keys()) {
    if (!READ.test(file)) continue;
    const text = await readFile(path.join(dist, file), 'utf8');
    for (const name of namesIn(panel, file, text)) if (!content.has(name)) missing.add(`${name} (em ${file})`);
  }
  return [...missing];
}
