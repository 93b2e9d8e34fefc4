/** The entry script of a page: its name carries the build's hash, so a new build has a new one. */
export const entryScript = (html: string): string | null =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

/** The entry script this page was started with; null in development, where there is none. */
export const runningScript = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.getAttribute('src') ?? null;
