import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const APPS = path.resolve(import.meta.dirname, '../../apps');
/** Files that a page names: scripts, their imports, styles and preloaded fonts. */
const NAMED = /(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g;

const compressed = (file: string): number =>
  file.endsWith('.woff2') ? readFileSync(file).length : gzipSync(readFileSync(file), { level: 9 }).length;

function firstView(app: string): number {
  const dist = path.join(APPS, app, 'dist');
  const page = path.join(dist, 'index.html');
  if (!existsSync(page)) throw new Error(`${app} is not built: npm run build`);
  const named = new Set([...readFileSync(page, 'utf8').matchAll(NAMED)].map(([, file = '']) => file));
  const files = [...named].map((file) => path.join(dist, file.slice(file.indexOf('/assets/'))));
  return [page, ...files].reduce((sum, file) => sum + compressed(file), 0);
}

/** Returns the gzipped bytes of each app's first page with all files that it names. */
export const weighFirstViews = (): Record<string, number> =>
  Object.fromEntries(readdirSync(APPS).map((app) => [app, firstView(app)]));
