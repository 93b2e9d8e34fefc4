import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { manifestIcons } from './app-icons.ts';

const keeper = path.join(import.meta.dirname, 'app-shell-worker.js');

/** What a phone shows of an installed panel. */
const names: Record<string, { name: string; short_name: string }> = {
  '/dashboard/': { name: 'Corre · Entregador', short_name: 'Corre' },
  '/comercio/': { name: 'Corre · Comércio', short_name: 'Corre loja' },
  '/admin/': { name: 'Corre · Administração', short_name: 'Corre admin' },
  '/suporte/': { name: 'Corre · Suporte', short_name: 'Corre suporte' },
};

/** The page first: it is what opens without a network. */
const keptFiles = (base: string, files: readonly string[]) => [
  base,
  ...files.filter((file) => /\.(js|css|woff2)$/.test(file)).map((file) => `${base}${file}`),
];

/**
 * Gives a panel its service worker (`sw.js`), and its web manifest. Each app has its own, of its own scope, so that
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
        const manifest = {
          ...words,
          lang: 'pt-BR',
          id: base,
          start_url: base.replace(/\/$/, ''),
          scope: base.replace(/\/$/, ''),
          display: 'standalone',
          background_color: '#09141b',
          theme_color: '#09141b',
          icons: manifestIcons(base),
        };
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
      },
    },
  };
}
