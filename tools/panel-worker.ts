import { createHash } from 'node:crypto';
import path from 'node:path';
import { LOCALE } from '@corre/contract/constants.ts';
import { baseOf, type Panel } from '@corre/contract/panels.ts';
import { build, type Plugin, type Rollup } from 'vite';
import { manifestIcons } from './app-icons.ts';

const root = path.join(import.meta.dirname, '..');
/** The shared worker keeps the files of a panel. A worker of a panel's own imports it. */
const scriptOf = ({ name, worker }: Panel) =>
  path.join(root, worker === 'own' ? `apps/${name}/src/worker/sw.ts` : 'packages/ui/src/shell/worker/sw.ts');

const webManifest = (panel: Panel) => ({
  ...panel.installed,
  lang: LOCALE,
  id: baseOf(panel),
  start_url: panel.path,
  scope: panel.path,
  display: 'standalone',
  background_color: '#09141b',
  theme_color: '#09141b',
  icons: manifestIcons(baseOf(panel)),
});

/** The page (`''`) and its assets. Their names carry their content; the page's does not, so that its text counts too. */
function kept(bundle: Rollup.OutputBundle): { build: string; files: string[] } {
  const files = ['', ...Object.keys(bundle).filter((file) => /\.(js|css|woff2)$/.test(file))];
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('a panel is built without its page');
  const build = createHash('sha256').update(JSON.stringify(files)).update(page.source).digest('hex').slice(0, 12);
  return { build, files };
}

/** One classic script, since not every browser starts a service worker that imports. */
async function bundled(worker: string, base: string, define: Record<string, unknown>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    base,
    publicDir: false,
    define,
    build: { write: false, target: 'es2022', rolldownOptions: { input: worker, output: { format: 'iife' } } },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`${worker} gave no script`);
  return result.output[0].code;
}

/**
 * Gives a panel its service worker (`sw.js`) and its web manifest (docs/decisions/0029-own-service-worker.md). Each app has
 * its own, of its own scope, so that each can be deployed alone; the public site has none, because its scope would be
 * everybody's. The panel registers it (packages/ui/src/shell/register-sw.ts).
 */
export function panelWorker(panel: Panel): Plugin {
  const base = baseOf(panel);
  return {
    name: 'corre:panel-worker',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.webmanifest` }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await bundled(scriptOf(panel), base, { KEPT: kept(bundle) });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        const manifest = JSON.stringify(webManifest(panel));
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest });
      },
    },
  };
}
