import { readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { baseOf, PANELS } from '@corre/contract/panels.ts';
import { CACHE_HASHED, CACHE_OTHER, HASHED_FOLDER, HOME_FILE, WORKER_SCOPE } from '@corre/contract/web-paths.ts';
import { expect } from 'vitest';
import type { Check, World } from './check.ts';

const JSON_TYPE = /^application\/json/;
const isPageOf = async ({ get }: World, where: string, app: string) => {
  const page = await get(where);
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': CACHE_OTHER } });
  expect(page.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  expect(page.text).toContain(`<title>${app}</title>`);
};

const ofEachApp: Check[] = PANELS.flatMap((panel): Check[] => [
  { name: `${panel.path} is the page of ${panel.name}`, run: (world) => isPageOf(world, panel.path, panel.name) },
  {
    name: `a path below ${baseOf(panel)} that is no file gets the page of ${panel.name}`,
    run: (world) => isPageOf(world, `${baseOf(panel)}qualquer/coisa?x=1`, panel.name),
  },
  {
    name: `the script of ${panel.name} is a script and may be kept for ever`,
    async run({ get, releases }) {
      const script = await get(releases.get(panel.name)?.script ?? '');
      expect(script).toMatchObject({ status: 200, headers: { 'cache-control': CACHE_HASHED } });
      expect(script.headers['content-type']).toMatch(/^text\/javascript/);
    },
  },
  {
    name: `a file that is missing below ${baseOf(panel)}${HASHED_FOLDER}/ is a 404 that nobody keeps, and no page`,
    async run({ get }) {
      const missing = await get(`${baseOf(panel)}${HASHED_FOLDER}/index-gone.js`);
      expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': CACHE_OTHER } });
      expect(missing.headers['content-type']).toMatch(JSON_TYPE);
      expect(JSON.parse(missing.text)).toMatchObject({
        detail: 'Endereço não encontrado',
        codigo: 'CAMINHO_NAO_ENCONTRADO',
      });
    },
  },
]);

const ofEachPanel: Check[] = PANELS.filter(({ worker }) => worker !== 'none').flatMap((panel): Check[] => [
  {
    name: `${panel.path}/ is the page of ${panel.name}`,
    run: (world) => isPageOf(world, `${panel.path}/`, panel.name),
  },
  {
    name: `the service worker of ${panel.name} may control ${panel.path}, and is asked for anew`,
    async run({ get }) {
      const worker = await get(`${panel.path}/sw.js`);
      expect(worker.headers).toMatchObject({ 'service-worker-allowed': WORKER_SCOPE, 'cache-control': CACHE_OTHER });
      expect(worker.headers['content-type']).toMatch(/^text\/javascript/);
      expect(worker.text).toContain(panel.name);
    },
  },
  {
    name: `the manifest of ${panel.name} has its type`,
    async run({ get }) {
      const manifest = await get(`${panel.path}/manifest.webmanifest`);
      expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    },
  },
]);

const typed =
  (where: (world: World) => string, type: RegExp): Check['run'] =>
  async (world) => {
    const file = await world.get(where(world));
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toMatch(type);
  };

/** Switches an app to another release with one rename, as `npm run release` does. */
async function point(app: string, release: string): Promise<void> {
  await symlink(release, `${app}/next`);
  await rename(`${app}/next`, `${app}/current`);
}

const others: Check[] = [
  { name: 'a style has its type', run: typed(({ releases }) => releases.get('shop')?.style ?? '', /^text\/css/) },
  { name: 'a face has its type', run: typed(() => `/admin/${HASHED_FOLDER}/face.woff2`, /^font\/woff2$/) },
  { name: 'an icon has its type', run: typed(() => '/suporte/icone.svg', /^image\/svg\+xml/) },
  { name: 'robots.txt is text', run: typed(() => '/robots.txt', /^text\/plain/) },
  { name: '/dashboardx is no panel', run: (world) => isPageOf(world, '/dashboardx', 'landing') },
  { name: '/login is a page of the public site', run: (world) => isPageOf(world, '/login', 'landing') },
  {
    name: 'the public site has no worker: its scope would be everybody’s',
    run: (world) => isPageOf(world, '/sw.js', 'landing'),
  },
  {
    name: 'a path that climbs leaves no release',
    async run({ get }) {
      for (const where of [
        '/dashboard/../../shop/current/sw.js',
        '/dashboard/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
        '/dashboard/..%2f..%2freleases/first/sw.js',
      ]) {
        const answer = await get(where);
        expect(answer.text).not.toMatch(/root:|^\/\/ (shop|courier)/);
      }
    },
  },
  {
    name: 'a page takes no POST, and says so in JSON',
    async run({ get }) {
      const answer = await get('/dashboard', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(405);
      expect(JSON.parse(answer.text)).toMatchObject({ detail: 'Método não suportado' });
    },
  },
  {
    name: 'a page is never answered by a tag, which two releases might share',
    async run({ get }) {
      const first = await get('/dashboard');
      const { etag = '"none"', 'last-modified': since = '' } = first.headers;
      expect((await get('/dashboard', { headers: { 'if-none-match': etag } })).status).toBe(200);
      expect((await get('/dashboard', { headers: { 'if-modified-since': since } })).status).toBe(200);
    },
  },
  {
    name: '/ is the page that its build drew, and the frame of a release that has none; other paths never are',
    async run(world) {
      await isPageOf(world, '/', 'landing');
      const drawn = path.join(world.apps, 'landing/current', HOME_FILE);
      await writeFile(drawn, '<!doctype html><title>landing</title><h1>drawn</h1>');
      await isPageOf(world, '/?de=cartaz', 'landing');
      expect((await world.get('/')).text).toContain('drawn');
      expect((await world.get('/login')).text).not.toContain('drawn');
      await rm(drawn);
      await isPageOf(world, '/', 'landing');
    },
  },
  {
    name: 'a release is there with the link that points at it, and the former one’s files stay',
    async run(world) {
      const app = path.join(world.apps, 'admin');
      const before = await readlink(`${app}/current`);
      await rm(`${app}/next`, { force: true });
      await point(app, '../support/current');
      await isPageOf(world, '/admin', 'support');
      expect((await world.get(world.releases.get('admin')?.script ?? '')).status).toBe(200);
      await point(app, before);
      await isPageOf(world, '/admin', 'admin');
    },
  },
];

export const PAGE_CHECKS: readonly Check[] = [...ofEachApp, ...ofEachPanel, ...others];
