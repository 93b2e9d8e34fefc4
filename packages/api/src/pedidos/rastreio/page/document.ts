import { hash } from 'node:crypto';
import { FUSO } from '@corre/contract/constants.ts';
import { LINK_NAO_ENCONTRADO, type RastreioEmAndamento } from '@corre/contract/rastreio/contrato.ts';
import { type Html, html, timeOf, verbatim } from './html.ts';
import { SCRIPT } from './script.ts';
import { stateOf } from './state.ts';
import { STYLE } from './style.ts';

const source = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** The page's CSP. It allows only the page's own style and script, and answers and photos of this origin. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `script-src ${source(SCRIPT)}`,
  `style-src ${source(STYLE)}`,
  // `data:` allows the empty icon, which avoids a request for a favicon.
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LOGO = html`<header><svg viewBox="0 0 50 16" aria-hidden="true"><g transform="translate(5.8 0) skewX(-20)" fill="currentColor"><path opacity=".38" d="M0 0h8v16H0z"/><path opacity=".58" d="M12 0h8v16h-8z"/><path opacity=".8" d="M24 0h8v16h-8z"/><path d="M36 0h8v16h-8z"/></g></svg>Corre</header>`;

/**
 * Returns the whole page around `body`. The title does not describe the order, because tabs and message previews show
 * it.
 */
const frame = (body: Html): string =>
  html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><title>Acompanhe seu pedido</title><link rel="icon" href="data:,"><style>${verbatim(STYLE)}</style></head><body data-zone="${FUSO}"><div class="page">${LOGO}${body}</div></body></html>`
    .text;

/** The form 'Não é comigo' for a wrong recipient. A form works without the script. */
const notMine = (path: string) =>
  html`<details><summary>Não é comigo</summary><p>Se você não espera este pedido, avise. O link é encerrado e a loja fica sabendo que ele foi para a pessoa errada.</p><p>Só quem tem este link vê esta página. Ela some um dia depois da entrega.</p><form method="post" action="${path}/nao-e-comigo"><button>Avisar e encerrar o link</button></form></details>`;

/** Returns the page of a live link. `path` is the page's path, `now` the time of the answer. */
export const livePage = (seen: RastreioEmAndamento, path: string, now: string): string =>
  frame(
    html`<p class="line" role="status"></p><p class="said" role="status"></p><main>${stateOf(seen)}</main><footer><p>Atualizado às <span id="seen">${timeOf(now)}</span> <noscript><a href="${path}">Atualizar</a> </noscript>·</p>${notMine(path)}</footer><script>${verbatim(SCRIPT)}</script>`,
  );

/** Returns a page with one headline and one text. */
const saying = (headline: string, text: string): string => frame(html`<main><h1>${headline}</h1><p>${text}</p></main>`);

export const CLOSED_PAGE = saying('Entrega encerrada', 'Este link já não mostra nada.');
export const UNKNOWN_PAGE = saying(LINK_NAO_ENCONTRADO, 'Confira o endereço com quem mandou o link para você.');
/** Returns the page for a refusal or an error. `detail` says what to do. */
export const failedPage = (detail: string): string => saying('Agora não deu', detail);
