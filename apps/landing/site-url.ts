import { PANELS } from '@corre/contract/panels.ts';
import type { Plugin } from 'vite';

/** Pages that a search engine may list. The panels need a login. */
const PAGES = ['/', '/cadastro', '/login'];
const PRIVATE = ['/api/', '/trpc/', ...PANELS.map(({ path }) => path).filter((path) => path !== '/')];

const robots = (url: string) =>
  `User-agent: *\n${PRIVATE.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${url}/sitemap.xml\n`;

const sitemap = (url: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${PAGES.map(
    (path) => `  <url><loc>${url}${path}</loc></url>\n`,
  ).join('')}</urlset>\n`;

/**
 * Puts absolute addresses into the build, as link previews and sitemaps need them. `url` is the public address without
 * a slash at its end. It replaces `%SITE_URL%` in the page and goes into `robots.txt` and `sitemap.xml`.
 */
export function siteUrl(url: string): Plugin {
  return {
    name: 'corre-site-url',
    transformIndexHtml: (html) => html.replaceAll('%SITE_URL%', url),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(url) });
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(url) });
    },
  };
}
