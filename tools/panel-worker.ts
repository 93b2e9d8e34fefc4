import { createHash } from 'node:crypto';
import path from 'node:path';
import { LOCALE } from '@corre/contract/constants.ts';
import { baseOf, type Panel } from '@corre/contract/panels.ts';
import { build, type Plugin, type Rollup } from 'vite';
import { manifestIcons } from './app-icons.ts';

const root = path.join(import.meta.dirname, '..');
/**
 * Returns the source of a panel's worker. The shared worker caches the panel's files; a panel's own worker imports it.
 */
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

/** What only the demonstration loads. Other installations must not download it for a later without a network. */
const DEMONSTRATION = /\/town-place-/;

/**
 * Returns the page (`''`) and its assets. Asset names contain a content hash. The page's name does not, so its text is
 * hashed too.
 */
function kept(bundle: Rollup.OutputBundle): { build: string; files: string[] } {
  const assets = Object.keys(bundle).filter((file) => /\.(js|css|woff2)$/.test(file) && !DEMONSTRATION.test(file));
  const files = ['', ...assets];
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('a panel is built without its page');
  const build = createHash('sha256').update(JSON.stringify(files)).update(page.source).digest('hex').slice(0, 12);
  return { build, files };
}

/** Bundles the worker as one classic script, because not every browser supports module service workers. */
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
 * Gives a panel its service worker (`sw.js`) and its web manifest (ADR 0030). Each app has a worker of its own scope,
 * so that each can be deployed alone. The public site has none, because its scope would cover all panels. The panel
 * registers the worker (packages/ui/src/shell/register-sw.ts).
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
