import { lerPainel } from '@corre/contract/sessao/painel.ts';

/** The path of this app without a trailing slash: '', '/dashboard'. The build sets it from the manifest. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The kind of account whose panel this app is, or null for the public site. The build sets it from the manifest. */
export const panelKind = lerPainel(import.meta.env.CORRE_TIPO);

/** The panel's title in header and tab. The build sets it from the manifest. */
export const panelTitle: string = import.meta.env.CORRE_TITULO ?? '';

/** Returns the entry script of a page. Its name contains the build's hash. */
export const entryScript = (html: string): string | null =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

/** Returns the entry script of this page, or null in development. */
export const runningScript = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.getAttribute('src') ?? null;
