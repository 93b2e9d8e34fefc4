import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PANELS } from '@corre/contract/panels.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const apps = path.resolve(import.meta.dirname, '..', 'apps');
/** Words of server code that survive minification: its libraries, its SQL, the names of its secrets. */
const serverWords = [
  'MikroORM',
  'clock_timestamp',
  'for no key update',
  'pg_advisory',
  '$argon2',
  'DATABASE_URL',
  'x-powered-by',
];

function builtFiles(app: string, ending: string): Array<{ file: string; text: string }> {
  const dist = path.join(apps, app, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  return names.map((name) => ({ file: name, text: readFileSync(path.join(dist, name), 'utf8') }));
}

describe.each(PANELS)('the build of $name', ({ name: app }) => {
  test('holds no code of the server', () => {
    const scripts = builtFiles(app, '.js');
    expect(scripts.length).toBeGreaterThan(0);
    const found = scripts.flatMap(({ file, text }) =>
      serverWords.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('asks no other host for a script, a style, a font or a picture', () => {
    const pages = builtFiles(app, '.html').flatMap(({ text }) => [
      ...text.matchAll(/<(?:script|img)[^>]+src="https?:[^"]+"|<link[^>]+stylesheet[^>]+https?:/g),
    ]);
    const styles = builtFiles(app, '.css').flatMap(({ text }) => [
      ...text.matchAll(/url\(["']?https?:[^)]+\)|@import\s+["']https?:/g),
    ]);
    expect([...pages, ...styles].map(([match]) => match)).toEqual([]);
  });
});

describe.each(PANELS)('the page of $name', ({ name: app, title, installed, worker }) => {
  const dist = path.join(apps, app, 'dist');
  const page = () => readFileSync(path.join(dist, 'index.html'), 'utf8');

  test('paints its frame without waiting for a style sheet or a script', () => {
    const [head = '', body = ''] = page().split('</head>');
    expect(head).not.toContain('rel="stylesheet"');
    expect(body).toMatch(/<div id="root"><div class="s">[\s\S]*Carregando…[\s\S]*<\/div>\s*<link rel="stylesheet"/);
    expect(page()).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });

  test('is called what the manifest calls it, and has a worker when the manifest says so', () => {
    if (title !== null) expect(page()).toContain(`<title>${title}</title>`);
    expect(readdirSync(dist).includes('sw.js')).toBe(worker !== 'none');
  });

  test('has an icon for every home screen, as big as it says', async () => {
    const apple = /<link rel="apple-touch-icon" href="[^"]*\/([\w-]+\.png)" sizes="180x180">/.exec(page())?.[1] ?? '';
    const sizes = { [apple]: 180, 'icone-192.png': 192, 'icone-512.png': 512, 'icone-mascara-512.png': 512 };
    for (const [file, size] of Object.entries(sizes)) {
      const { format, width, height } = await sharp(path.join(dist, file)).metadata();
      expect({ file, format, width, height }).toEqual({ file, format: 'png', width: size, height: size });
    }
    if (installed === null) return;
    const { icons } = JSON.parse(readFileSync(path.join(dist, 'manifest.webmanifest'), 'utf8'));
    for (const { src } of icons) expect(readdirSync(dist)).toContain(path.basename(src));
  });
});

/** The pages of figures: the start of their part's name. */
const FIGURES = { admin: 'visao-geral-', support: 'estatisticas-', shop: 'minha-espera-', courier: 'meus-numeros-' };
/**
 * What a page of figures may add to the first view, in compressed KB. The courier's shared part has the fields of
 * 'Trocar telefone' too, which are 4 of them.
 */
const FIGURES_KB = 116;

/** Returns the scripts of a part with all that it imports, without what the page itself names. */
function addedBy(app: string, start: string): string[] {
  const assets = path.join(apps, app, 'dist', 'assets');
  const page = readFileSync(path.join(apps, app, 'dist', 'index.html'), 'utf8');
  const found = new Set(readdirSync(assets).filter((name) => name.startsWith(start) && name.endsWith('.js')));
  for (const name of found) {
    const imports = readFileSync(path.join(assets, name), 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g);
    for (const [, imported = ''] of imports) if (!page.includes(imported)) found.add(imported);
  }
  return [...found];
}

test.each(Object.entries(FIGURES))('the figures of %s add no more than their weight, and no schemas', (app, start) => {
  const added = addedBy(app, start);
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((name) => /^(forms|sheets|mais-numeros)/.test(name))).toEqual([]);
  const bytes = added.map((name) => gzipSync(readFileSync(path.join(apps, app, 'dist', 'assets', name))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024, added.join(' ')).toBeLessThanOrEqual(FIGURES_KB);
});
