/** Runs before each file of the project `unit`. Loads the DOM matchers, and empties the page after the file. */
import '@testing-library/jest-dom/vitest';
import { afterAll } from 'vitest';

/**
 * How long `findBy…` and `waitFor` wait for what a loaded machine shows late, in milliseconds. Their own second is
 * short.
 */
const SHOWN_MS = 20_000;
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: SHOWN_MS });
}

// The files of one worker share its modules and its jsdom (docs/testing.md), so each file must leave them clean.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
