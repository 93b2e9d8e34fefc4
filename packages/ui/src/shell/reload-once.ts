import { serverAnswers } from '../kit/lazy/server-answers.ts';
import { runningScript } from './version.ts';

const KEY = 'corre:recarregada';
/** A part that is missing again so soon after the reload is missing for good, in milliseconds. */
const FOR_GOOD_MS = 60_000;

/** What came of it: `again` says that the reload before this one did not help. */
export type Reload = 'reloading' | 'again';

/** What a page can do about itself. */
export interface Page {
  /** which build runs; null in development */
  build: string | null;
  /** ends once the server answers: a reload without a network would end in the browser's own page */
  answers(): Promise<void>;
  /** remembered while this tab lives */
  memory: Pick<Storage, 'getItem' | 'setItem'>;
  /** milliseconds since 1970 by the device's clock */
  now(): number;
  reload(): void;
}

const thisPage = (): Page => ({
  build: runningScript(),
  answers: serverAnswers,
  memory: sessionStorage,
  now: Date.now,
  reload: () => location.reload(),
});

/**
 * Loads the page anew because a part of this build is gone, but not twice in a minute for the same build: a server on which the
 * part is missing for good would be asked for ever (docs/decisions/0047-releases.md).
 */
export async function reloadOnce(page: Page = thisPage()): Promise<Reload> {
  const build = page.build ?? '';
  const [before, at] = page.memory.getItem(KEY)?.split(' ') ?? [];
  if (before === build && page.now() - Number(at) < FOR_GOOD_MS) return 'again';
  await page.answers();
  page.memory.setItem(KEY, `${build} ${page.now()}`);
  page.reload();
  return 'reloading';
}
