import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOME_FILE } from '@corre/contract/web-paths.ts';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';

type Drawn = { drawHome: () => string };

/** Builds the page for a runtime without a browser, in a temporary folder, and renders it. */
async function drawHome(root: string): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'corre-drawn-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/drawn.tsx',
        outDir,
        emptyOutDir: true,
        minify: false,
        copyPublicDir: false,
        // The folder has no package.json that declares these files as modules.
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    const drawn: Drawn = await import(pathToFileURL(path.join(outDir, 'drawn.mjs')).href);
    return drawn.drawHome();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const STYLE = /<style>[\s\S]*?<\/style>/;
const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const ROOT = /<div id="root">[\s\S]*?(?=<link rel="stylesheet")/;
/** Scripts and preloads, without the headline's font. That font is used only if it arrives in time (display.css). */
const LATER =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|preload)"(?![^>]*bricolage)[^>]*>)/g;

/** The module of the landing page, from the app's folder. Only this page loads it. */
export const HOME_PART = 'src/features/inicio/page.tsx';

/** Returns links for the files that only this page needs. Otherwise they are requested only when the script runs. */
function ownPart(bundle: Rollup.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const part = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${HOME_PART}`));
  if (!entry || !part) throw new Error('The landing page has no part of its own');
  const there = new Set([entry.fileName, ...entry.imports]);
  const own = [part.fileName, ...part.imports].filter((file) => !there.has(file));
  return own.map((file) => `\n    <link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

/** Returns the dark colours for the system's setting. They apply until the script sets `data-theme` on <html>. */
function darkBySystem(css: string): string {
  const dark = [...css.matchAll(/\[data-theme=["']?dark["']?\]\{([^}]*--c-[^}]*)\}/g)].map(([, values]) => values);
  if (dark.length === 0) throw new Error('The style sheet has no dark theme');
  return `@media (prefers-color-scheme:dark){@media not print{:root:not([data-theme]){${dark.join(';')}}}}`;
}

/**
 * Turns `html`, the page of every path, into the page of `/`. It gets the rendered content and inline styles, and its
 * scripts move to the end.
 */
function homeOf(html: string, markup: string, part: string, styleOf: (file: string) => string): string {
  const css = [...html.matchAll(SHEET)].map(([, file = '']) => styleOf(file)).join('');
  const later = html.match(LATER)?.join('') ?? '';
  if (css === '' || later === '' || !ROOT.test(html) || !STYLE.test(html))
    throw new Error('The page of the build is not what the drawn page is made from');
  return html
    .replace(STYLE, () => `<style>${css}${darkBySystem(css)}</style>`)
    .replace(LATER, '')
    .replace(ROOT, () => `<div id="root" data-drawn="/">${markup}</div>`)
    .replace(SHEET, '')
    .replace('</body>', () => `${later}${part}\n  </body>`);
}

/**
 * Renders the landing page at the build, so that its text is in the HTML (ADR 0030). The page of the other paths is
 * rendered by the script alone.
 */
export function drawnPage(): Plugin {
  let root = '';
  return {
    name: 'corre:drawn-page',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const textOf = (file: string) => {
          const found = bundle[file];
          if (found?.type !== 'asset') throw new Error(`${file} is not in the build`);
          return String(found.source);
        };
        const source = homeOf(textOf('index.html'), await drawHome(root), ownPart(bundle), textOf);
        this.emitFile({ type: 'asset', fileName: HOME_FILE, source });
      },
    },
  };
}
