import { CONTRACT_VERSION } from '@corre/contract/contract-version.ts';
import { baseOf, type PanelName, panelNamed } from '@corre/contract/panels.ts';
import { inRem } from '@corre/ui/kit/theme/in-rem.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import { appIcons } from './app-icons.ts';
import { firstChunk } from './first-chunk.ts';
import { type FirstPaint, firstPaint } from './first-paint.ts';
import { panelWorker } from './panel-worker.ts';
import { preloadFonts } from './preload-fonts.ts';
import { saidFailures } from './said-failures.ts';

/** A build is the same wherever it is made: with another NODE_ENV it would carry React's development half and the folder's path. */
const builtForProduction: Plugin = {
  name: 'corre:built-for-production',
  apply: 'build',
  config: () => {
    process.env.NODE_ENV = 'production';
  },
};

/** Sizes that follow the reader's (docs/decisions/0081-what-the-browser-is-promised.md): after Tailwind, before anything else reads the sheet. */
const sizesInRem: Plugin = {
  name: 'corre:sizes-in-rem',
  enforce: 'pre',
  transform: (code, id) => (/\.css($|\?)/.test(id) ? { code: inRem(code), map: null } : undefined),
};

/** Pages that look like Corre's, served at `base` (with both slashes): the apps, and the gallery of the components. */
export function vitePages(base: string, frame: FirstPaint, together = false): UserConfig {
  return {
    base,
    plugins: [
      builtForProduction,
      firstChunk(together),
      saidFailures,
      react(),
      tailwindcss(),
      sizesInRem,
      preloadFonts(base),
      appIcons(base),
      firstPaint(frame),
    ],
    build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', sourcemap: false, assetsInlineLimit: 2048 },
  };
}

/** The title that the browser's tab shows until the panel's own script says more. */
const pageTitle = (title: string): Plugin => ({
  name: 'corre:page-title',
  transformIndexHtml: () => [{ tag: 'title', children: title, injectTo: 'head' }],
});

/** The page says which version of the contract it was built for (docs/decisions/0047-releases.md). */
const spokenContract: Plugin = {
  name: 'corre:spoken-contract',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'corre-contrato', content: CONTRACT_VERSION }, injectTo: 'head' },
  ],
};

/** The one Vite configuration of the apps: each is built and deployed on its own behind the path that the manifest gives it. */
export function viteApp(
  name: PanelName,
  { together, ...frame }: Omit<FirstPaint, 'title'> & { together?: boolean },
): UserConfig {
  const panel = panelNamed(name);
  const title = panel.title ?? undefined;
  const plugins = [
    spokenContract,
    title !== undefined && pageTitle(title),
    panel.worker !== 'none' && panelWorker(panel),
  ];
  return mergeConfig(vitePages(baseOf(panel), { ...frame, title }, together), {
    plugins,
  });
}
