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

/**
 * Sets NODE_ENV for every build. With another value, the build would contain React's development code and the folder's
 * path.
 */
const builtForProduction: Plugin = {
  name: 'corre:built-for-production',
  apply: 'build',
  config: () => {
    process.env.NODE_ENV = 'production';
  },
};

/**
 * Converts sizes to rem, so that they follow the reader's font size (ADR 0033). Runs after Tailwind and before other
 * plugins.
 */
const sizesInRem: Plugin = {
  name: 'corre:sizes-in-rem',
  enforce: 'pre',
  transform: (code, id) => (/\.css($|\?)/.test(id) ? { code: inRem(code), map: null } : undefined),
};

/**
 * Leaves tRPC's WebSocket client out. No page uses it, but a bundler keeps a class whose static field is set by a call.
 */
const withoutWebSocket: Plugin = {
  name: 'corre:without-websocket',
  apply: 'build',
  transform: {
    filter: { id: /@trpc\/client\/dist\/wsLink/ },
    handler: (code) => ({
      code: code.replace(/^_defineProperty\(WsConnection, "connectCount", 0\);$/m, ''),
      map: null,
    }),
  },
};

/**
 * Returns the configuration of pages in Corre's design at `base` (with both slashes): the apps, and the component
 * gallery.
 */
export function vitePages(base: string, frame: FirstPaint, together = false): UserConfig {
  return {
    base,
    plugins: [
      builtForProduction,
      firstChunk(together),
      saidFailures,
      withoutWebSocket,
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

/** Sets the title of the browser's tab until the panel's own script changes it. */
const pageTitle = (title: string): Plugin => ({
  name: 'corre:page-title',
  transformIndexHtml: () => [{ tag: 'title', children: title, injectTo: 'head' }],
});

/** Writes the version of the contract into the page (ADR 0041). */
const spokenContract: Plugin = {
  name: 'corre:spoken-contract',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'corre-contrato', content: CONTRACT_VERSION }, injectTo: 'head' },
  ],
};

/**
 * Returns the Vite configuration of an app. Each app is built and deployed on its own, behind its path in the
 * manifest.
 */
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
    // What a panel says of itself, so that its first script need not carry the whole manifest (build.ts).
    define: {
      'import.meta.env.CORRE_TIPO': JSON.stringify(panel.user_type),
      'import.meta.env.CORRE_TITULO': JSON.stringify(panel.title),
    },
  });
}
