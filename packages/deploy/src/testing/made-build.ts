import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { baseOf, type Panel } from '@corre/contract/panels.ts';

const hashed = (name: string, text: string, ending: string) =>
  `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`;

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
  const scriptText = `const d=["${lazy}","${style}"];import("./${path.basename(lazy)}").then((p) => { document.title = p.said; });\n${long}`;
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
