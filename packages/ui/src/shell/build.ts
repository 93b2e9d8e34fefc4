import { PANELS } from '@corre/contract/panels.ts';

/** The path of this app without a trailing slash: '', '/dashboard'. The build sets it from the manifest. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The kind of account whose panel this app is, or null. */
export const panelKind = PANELS.find(({ path }) => path === basePath)?.user_type ?? null;

/** Returns the entry script of a page. Its name contains the build's hash. */
export const entryScript = (html: string): string | null =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

/** Returns the entry script of this page, or null in development. */
export const runningScript = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.getAttribute('src') ?? null;
