import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { panelNamed } from '@corre/contract/panels.ts';
import { takeLock } from '@corre/db/embedded/process-lock.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MadeBuild, makeBuild } from '../testing/made-panels.ts';
import { goTo, listReleases } from './kept-releases.ts';
import { placeOf } from './place.ts';
import { type Published, publishApp } from './publish-app.ts';
import { writeReleaseFile } from './release-file.ts';

const panel = panelNamed('support');
const place = () => placeOf(root, panel.name);
let root: string;
let dist: string;
let today: Date;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'corre-releases-'));
  dist = path.join(root, 'dist');
  today = new Date('2026-03-01T12:00:00Z');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const later = (days: number) => {
  today = new Date(today.getTime() + days * 86_400_000);
};
const publish = () => publishApp({ root, panel, dist, version: '1.2.0', commit: 'abc', now: today });
async function release(word: string): Promise<MadeBuild & Published> {
  const build = await makeBuild(dist, panel, word);
  return { ...build, ...(await publish()) };
}
const served = (file = 'index.html') => readFileSync(path.join(place().current, file), 'utf8');
const inPool = (file: string) => existsSync(path.join(place().home, 'pool', file));

test('a release is served through current, with its assets in the pool and what it is beside it', async () => {
  const { id, script, lazy, style } = await release('um');
  expect(served()).toContain(script);
  expect([script, lazy, style].map(inPool)).toEqual([true, true, true]);
  const { built, ...said } = JSON.parse(served('release.json'));
  expect(said).toEqual({ app: 'support', id, version: '1.2.0', commit: 'abc', contract: null });
  expect(id).toMatch(/^1\.2\.0-[0-9a-f]{12}$/);
  expect(built).toBe(today.toISOString());
});

test('text is compressed once, and unpacks to itself', async () => {
  const { script } = await release('um');
  const file = path.join(place().home, 'pool', script);
  const [plain, gz, br] = await Promise.all([file, `${file}.gz`, `${file}.br`].map((one) => readFile(one)));
  expect([gunzipSync(gz ?? ''), brotliDecompressSync(br ?? '')]).toEqual([plain, plain]);
  expect(gz?.length).toBeLessThan((plain?.length ?? 0) / 2);
});

test('the same build a second time has the same name and writes nothing', async () => {
  const first = await release('um');
  const before = await stat(path.join(place().releases, first.id));
  later(1);
  expect(await release('um')).toMatchObject({ id: first.id, made: false, switched: false });
  expect((await stat(path.join(place().releases, first.id))).ctimeMs).toBe(before.ctimeMs);
  expect(readdirSync(place().releases)).toEqual([first.id]);
});

test('two pages of one length have different times, or a browser would be told that nothing changed', async () => {
  const times = [];
  for (const word of ['um', 'os']) {
    await release(word);
    const page = await stat(path.join(place().current, 'index.html'));
    times.push(`${page.size} ${page.mtimeMs}`);
  }
  expect(times[0]?.split(' ')[0]).toBe(times[1]?.split(' ')[0]);
  expect(times[0]).not.toBe(times[1]);
});

test('an old page finds its lazy part after a release, and for 30 days after the last one that names it', async () => {
  const first = await release('um');
  await release('dois');
  expect(inPool(first.lazy)).toBe(true);
  later(29);
  await release('três');
  expect(inPool(first.lazy)).toBe(true);
  later(2);
  await release('quatro');
  expect([inPool(first.lazy), inPool(`${first.lazy}.gz`)]).toEqual([false, false]);
  expect(readdirSync(place().releases)).not.toContain(first.id);
});

test('the 30 days begin when a release stops being current, and the one before the current stays for ever', async () => {
  const first = await release('um');
  later(400);
  const second = await release('dois');
  later(400);
  const { from, to } = await goTo(root, panel.name, today);
  expect([from, to]).toEqual([second.id, first.id]);
  expect(served()).toContain(first.script);
});

test('a rollback goes back, a second one forward again', async () => {
  const [first, second] = [await release('um'), await release('dois')];
  await goTo(root, panel.name, today);
  expect(served()).toContain(first.script);
  await goTo(root, panel.name, today);
  expect(served()).toContain(second.script);
  const lines = await listReleases(root, panel.name);
  expect(lines.filter((line) => line.startsWith(`→ ${second.id}`) || line.startsWith(`← ${first.id}`))).toHaveLength(2);
});

test('what was released before comes back by its name, and what was not is refused', async () => {
  const first = await release('um');
  await release('dois');
  await release('três');
  await goTo(root, panel.name, today, first.id);
  expect(served()).toContain(first.script);
  await expect(goTo(root, panel.name, today, '1.2.0-000000000000')).rejects.toThrow('--lista');
});

test('a first release has nothing to go back to, and says so', async () => {
  await release('um');
  await expect(goTo(root, panel.name, today)).rejects.toThrow('Não há versão anterior');
});

test.each([
  ['lazy part', (build: MadeBuild) => build.lazy],
  ['entry script', (build: MadeBuild) => build.script],
  ['style', (build: MadeBuild) => build.style],
  ['icon', () => 'icone.svg'],
  ['manifest', () => 'manifest.webmanifest'],
])('a build without the %s that it names is refused, and nothing changes', async (_part, fileOf) => {
  const first = await release('um');
  const second = await makeBuild(dist, panel, 'dois');
  await rm(path.join(dist, fileOf(second)));
  await expect(publish()).rejects.toThrow(fileOf(second));
  expect(served()).toContain(first.script);
  expect(inPool(second.style)).toBe(false);
  expect(readdirSync(place().releases)).toEqual([first.id]);
});

test('an asset with another content under a name that is taken is refused', async () => {
  const first = await release('um');
  const second = await makeBuild(dist, panel, 'dois');
  await writeFile(path.join(dist, first.lazy), 'another');
  await appendFile(path.join(dist, second.script), `import("./${path.basename(first.lazy)}")`);
  await expect(publish()).rejects.toThrow('outro conteúdo');
  expect(served()).toContain(first.script);
});

test('two releases of one app do not mix: the second is refused while the first is at work', async () => {
  await release('um');
  const held = await takeLock(place().lock);
  await makeBuild(dist, panel, 'dois');
  await expect(publish()).rejects.toThrow('em andamento');
  if ('release' in held) held.release();
  expect((await publish()).switched).toBe(true);
});

test('a panel that speaks a newer contract than the API that is served is refused', async () => {
  const api = placeOf(root, 'api').current;
  await makeBuild(dist, panel, 'um');
  const page = path.join(dist, 'index.html');
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('<head>', '<head><meta name="corre-contrato" content="1.3.0">'),
  );
  await mkdir(api, { recursive: true });
  const said = { app: 'api', id: 'x', version: '1.0.0', commit: '?', built: today.toISOString() };
  await writeReleaseFile(api, { ...said, contract: '1.2.0' });
  await expect(publish()).rejects.toThrow('Libere a API antes');
  await writeReleaseFile(api, { ...said, contract: '1.4.0' });
  expect((await publish()).switched).toBe(true);
  await writeReleaseFile(api, { ...said, contract: '2.0.0' });
  await makeBuild(dist, panel, 'dois');
  expect((await publish()).switched).toBe(true);
});
