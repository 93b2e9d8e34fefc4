import { createHash } from 'node:crypto';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { baseOf, PANELS, type Panel } from '@corre/contract/panels.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const hashed = (name: string, text: string, ending: string) => `${name}-${hashOf(text)}.${ending}`;

/** A release as `npm run release` lays it out, with a small page that names a script, a style and a lazy part. */
export interface MadeRelease {
  /** the page's URLs */
  script: string;
  style: string;
  /** the sizes of the script, plain and compressed, in bytes */
  bytes: { plain: number; gzip: number; brotli: number };
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
    await Promise.all([writeFile(`${file}.gz`, gzipSync(text)), writeFile(`${file}.br`, brotliCompressSync(text))]);
  }
}

async function makeRelease(root: string, panel: Panel): Promise<MadeRelease> {
  const app = path.join(root, panel.name);
  const base = baseOf(panel);
  const script = `globalThis.corre = ${JSON.stringify(panel.name)};\n${'// long enough to be worth compressing\n'.repeat(400)}`;
  const style = `body { margin: 0 }\n${'/* so is this */\n'.repeat(200)}`;
  const [js, css] = [`assets/${hashed('index', script, 'js')}`, `assets/${hashed('index', style, 'css')}`];
  const page = `<!doctype html><html lang="pt-BR"><title>${panel.name}</title><link rel="stylesheet" href="${base}${css}"><script type="module" src="${base}${js}"></script><div id="root"></div></html>\n`;
  await write(path.join(app, 'pool'), { [js]: script, [css]: style, 'assets/face.woff2': 'not a real face' });
  await write(path.join(app, 'releases/first'), {
    'index.html': page,
    'icone.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...(panel.worker === 'none' ? { 'robots.txt': 'User-agent: *\n' } : {}),
    ...(panel.worker === 'none' ? {} : { 'sw.js': `// ${panel.name}\n`, 'manifest.webmanifest': '{"name":"Corre"}' }),
  });
  await symlink('releases/first', path.join(app, 'current'));
  const bytes = { plain: script.length, gzip: gzipSync(script).length, brotli: brotliCompressSync(script).length };
  return { script: base + js, style: base + css, bytes };
}

/** Makes one release of each app below `root`, for tests that need files and not the product. */
export async function makeReleases(root: string): Promise<Map<string, MadeRelease>> {
  const made = PANELS.map(async (panel) => [panel.name, await makeRelease(root, panel)] as const);
  return new Map(await Promise.all(made));
}

/** The file names of a made build, below its folder. */
export interface MadeBuild {
  script: string;
  lazy: string;
  style: string;
}

/**
 * Writes a small panel as Vite would build it: page, script with a lazy part, style, worker, manifest. Every hashed
 * name depends on `word`.
 */
export async function makeBuild(dist: string, panel: Panel, word: string): Promise<MadeBuild> {
  const base = baseOf(panel);
  const long = `// ${'long enough to be worth compressing '.repeat(60)}\n`;
  const lazyText = `export const said = ${JSON.stringify(word)};\n${long}`;
  const lazy = `assets/${hashed('lazy', lazyText, 'js')}`;
  const styleText = `body { --said: "${word}" }\n/* ${long} */`;
  const style = `assets/${hashed('index', styleText, 'css')}`;
  const scriptText = `const d=["${lazy}","${style}"];import('./${path.basename(lazy)}').then((p) => { document.title = p.said; });\n${long}`;
  const script = `assets/${hashed('index', scriptText, 'js')}`;
  const page = `<!doctype html><html><head><link rel="manifest" href="${base}manifest.webmanifest"><link rel="icon" href="${base}icone.svg"></head><body><div id="root"></div><link rel="stylesheet" href="${base}${style}"><script type="module" crossorigin src="${base}${script}"></script></body></html>\n`;
  const files = {
    'index.html': page,
    'icone.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'manifest.webmanifest': JSON.stringify({ start_url: panel.path, icons: [{ src: `${base}icone.svg` }] }),
    'sw.js': `const kept={build:"${word}",files:["","${script}","${lazy}","${style}"]};\n`,
    [script]: scriptText,
    [lazy]: lazyText,
    [style]: styleText,
  };
  await rm(dist, { recursive: true, force: true });
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dist, file), text);
  return { script, lazy, style };
}
