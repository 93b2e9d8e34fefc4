import { inRem } from '@corre/ui/kit/theme/in-rem.ts';
import type { Plugin } from 'vite';

/** The frame that a page shows before its script has loaded. The frame must match the script's first render. */
export interface FirstPaint {
  /** Height of the dark band at the top, in pixels; 0 where the header follows the theme. */
  night: number;
  /** Width of the dark rail on a desktop, in pixels. */
  rail?: number;
  /** The title beside the wordmark. The public pages have none. */
  title?: string;
}

/** The values of packages/ui/src/kit/theme/tokens.css that the first paint needs (light, dark). */
const colours = {
  bg: ['#f7fbfc', '#09141b'],
  surface: ['#ffffff', '#101e25'],
  line: ['#d2dbde', '#2b3941'],
  ink: ['#0f202a', '#eff4f6'],
  ink2: ['#42545e', '#b9c5c9'],
} as const;

const declare = (theme: 0 | 1) =>
  Object.entries(colours)
    .map(([name, pair]) => `--s-${name}:${pair[theme]}`)
    .join(';');

/**
 * Without a layer, so that these rules win before the theme is known and before the layered sheet has loaded. The
 * sentence for a dead network appears by CSS alone, because the pages' policy allows no inline script.
 */
const style = ({ night, rail = 0 }: FirstPaint) => `
:root:not([data-theme]){${declare(0)};color-scheme:light;background:var(--s-bg)}
@media(prefers-color-scheme:dark){:root:not([data-theme]){${declare(1)};color-scheme:dark}}
body{margin:0}
.s{min-height:100vh;font:16px/1.5 system-ui,sans-serif;color:var(--s-ink)}
.s *{box-sizing:border-box}
.s-top{display:flex;align-items:center;gap:10px;height:${night || 56}px;padding:0 16px;${night ? 'background:#09141b;color:#eff4f6;border-bottom:1px solid #2b3941' : 'border-bottom:1px solid var(--s-line)'};font-size:20px;font-weight:700}
.s-top svg{height:16px;color:#2ba9bf}
.s-top small{font-size:15px;font-weight:400;opacity:.8}
.s-main{display:grid;gap:16px;max-width:720px;margin:0 auto;padding:16px}
.s-card{height:112px;border:1px solid var(--s-line);border-radius:16px;background:var(--s-surface)}
.s-main p{margin:0;color:var(--s-ink2)}
.s-late{visibility:hidden;animation:s-late 1ms 15s forwards}
.s-late a{color:inherit}
@keyframes s-late{to{visibility:visible}}
${rail ? `@media(min-width:1024px){.s{border-left:${rail}px solid #09141b}}` : ''}`;

const mark = [0.38, 0.58, 0.8, 1]
  .map((opacity, i) => `<rect x="${i * 12}" width="8" height="16" rx="1.5" fill="currentColor" opacity="${opacity}"/>`)
  .join('');
const logo = `<svg viewBox="0 0 50 16" aria-hidden="true"><g transform="translate(5.8 0) skewX(-20)">${mark}</g></svg>`;

const shell = ({ title }: FirstPaint) => `<div class="s">
<div class="s-top">${logo}<span>Corre</span>${title ? `<small>${title}</small>` : ''}</div>
<div class="s-main"><p role="status">Carregando…</p>
${title ? '<div class="s-card"></div><div class="s-card"></div>' : ''}
<p class="s-late">Está demorando. Confira a conexão e <a href="">tente de novo</a>.</p></div></div>`;

const sheetLink = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Paints the frame of a page with the HTML itself, so that a slow network shows no white page (ADR 0030). The link to
 * the style sheet moves behind the frame, because the sheet would block it. The script is a module and still waits for
 * the sheet.
 */
export function firstPaint(frame: FirstPaint): Plugin {
  return {
    name: 'corre:first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const sheets = html.match(sheetLink)?.join('') ?? '';
        return html
          .replace(sheetLink, '')
          .replace('</head>', () => `<style>${inRem(style(frame)).replaceAll('\n', '')}</style>\n  </head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${shell(frame)}</div>${sheets}`);
      },
    },
  };
}
