import { access } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME_PART } from './drawn-page.ts';

test('the module that the drawn page loads exists', async () => {
  await expect(access(path.join(import.meta.dirname, HOME_PART))).resolves.toBeUndefined();
});
