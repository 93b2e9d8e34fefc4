/** Runs before each file of the project `unit`. Loads the DOM matchers, and empties the page after the file. */
import '@testing-library/jest-dom/vitest';
import { afterAll } from 'vitest';

// The files of one worker share its modules and its jsdom (docs/testing.md), so each file must leave them clean.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
