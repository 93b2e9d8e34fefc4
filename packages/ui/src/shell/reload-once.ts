import { basePath } from './base-path.ts';
import { runningScript } from './version.ts';

const KEY = 'corre:recarregada';

/** What came of it: `reloading`, `offline` (a reload would end in the browser's own page), or `again` (it did not help the first time). */
export type Reload = 'reloading' | 'offline' | 'again';

/** What a page can do about itself. */
export interface Page {
  /** which build runs; null in development */
  build: string | null;
  answers(): Promise<boolean>;
  /** remembered while this tab lives */
  memory: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
}

const thisPage = (): Page => ({
  build: runningScript(),
  answers: () => fetch(`${basePath}/`, { cache: 'no-store' }).then(({ ok }) => ok),
  memory: sessionStorage,
  reload: () => location.reload(),
});

/**
 * Loads the page anew because a part of this build is gone, once for each build in a tab: a server on which the part is
 * missing for good would be asked for ever (docs/decisions/0047-releases.md).
 */
export async function reloadOnce(page: Page = thisPage()): Promise<Reload> {
  const build = page.build ?? '';
  if (page.memory.getItem(KEY) === build) return 'again';
  if (!(await page.answers().catch(() => false))) return 'offline';
  page.memory.setItem(KEY, build);
  page.reload();
  return 'reloading';
}
