import { serverAnswers } from '../kit/lazy/server-answers.ts';
import { runningScript } from './version.ts';

const KEY = 'corre:recarregada';
/** A chunk that is missing again within this time after the reload is gone for good, in milliseconds. */
const FOR_GOOD_MS = 60_000;

/** The result: `again` means that the last reload did not help. */
export type Reload = 'reloading' | 'again';

/** The page functions that `reloadOnce` needs, replaceable in tests. */
export interface Page {
  /** the running build; null in development */
  build: string | null;
  /** resolves once the server answers: a reload without a network would show the browser's error page */
  answers(): Promise<void>;
  /** survives the reload, ends with the tab */
  memory: Pick<Storage, 'getItem' | 'setItem'>;
  /** epoch milliseconds by the device's clock */
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
 * Reloads the page because a chunk of this build is gone, at most once a minute for the same build (ADR 0047).
 * Without the limit, a chunk that is missing for good would cause endless reloads.
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
