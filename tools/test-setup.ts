/** Before each file of the project `unit`: the matchers of the DOM, and after it a page as empty as a new one. */
import '@testing-library/jest-dom/vitest';
import { afterAll } from 'vitest';

// The files of one worker share its modules and its jsdom (docs/testing.md): nothing of one may be seen by the next.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
