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
afterAll(async () => {
  if (typeof document === 'undefined') return;
  // A layer that closed with the last test still steps back, in two turns. The next file's dialog would hear the step.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done));
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
