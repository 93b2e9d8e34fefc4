import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const keeper = path.join(import.meta.dirname, 'app-shell-worker.js');

/** What a phone shows of an installed panel. */
const names: Record<string, { name: string; short_name: string }> = {
  '/dashboard/': { name: 'Corre · Entregador', short_name: 'Corre' },
  '/comercio/': { name: 'Corre · Comércio', short_name: 'Corre loja' },
  '/admin/': { name: 'Corre · Administração', short_name: 'Corre admin' },
  '/suporte/': { name: 'Corre · Suporte', short_name: 'Corre suporte' },
};

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#005f71"/><g fill="#fff" transform="translate(18 17) skewX(-20)"><rect x="7" width="5" height="30" rx="1" opacity=".38"/><rect x="14.4" width="5" height="30" rx="1" opacity=".58"/><rect x="21.8" width="5" height="30" rx="1" opacity=".8"/><rect x="29.2" width="5" height="30" rx="1"/></g></svg>`;

/** The page first: it is what opens without a network. */
const keptFiles = (base: string, files: readonly string[]) => [
  base,
  ...files.filter((file) => /\.(js|css|woff2)$/.test(file)).map((file) => `${base}${file}`),
];

/**
 * Gives a panel its service worker (`sw.js`), its web manifest and its icon. Each app has its own, of its own scope, so that
 * each can be deployed alone; the public site has none, because its scope would be everybody's. `worker` is a file whose
 * code an app adds to its own.
 */
export function appShell(base: string, worker?: string): Plugin {
  const words = names[base];
  return {
    name: 'corre-app-shell',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.webmanifest` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: `${base}icone.svg` }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = JSON.stringify(keptFiles(base, Object.keys(bundle)));
        const version = createHash('sha256').update(files).digest('hex').slice(0, 12);
        const parts = [keeper, worker].flatMap((file) => (file ? [readFileSync(file, 'utf8')] : []));
        const source = parts
          .join('\n')
          .replaceAll('__BASE__', base)
          .replaceAll('__VERSION__', version)
          .replace('const files = __FILES__', `const files = ${files}`);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.emitFile({ type: 'asset', fileName: 'icone.svg', source: icon });
        const manifest = {
          ...words,
          lang: 'pt-BR',
          id: base,
          start_url: base.replace(/\/$/, ''),
          scope: base.replace(/\/$/, ''),
          display: 'standalone',
          background_color: '#09141b',
          theme_color: '#09141b',
          icons: [{ src: `${base}icone.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
        };
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
      },
    },
  };
}
