import { expect, test } from 'vitest';
import { inRem } from './in-rem.ts';

test('text, spacing and the widths of windows and boxes follow the text size of the reader', () => {
  expect(inRem('.a{font-size:15px;line-height:22px;margin:-8px 0 12.5px}')).toBe(
    '.a{font-size:0.9375rem;line-height:1.375rem;margin:-0.5rem 0 0.78125rem}',
  );
  expect(inRem('@media (width<640px){:root{--ui-text:18px}}')).toBe('@media (width<40rem){:root{--ui-text:1.125rem}}');
  expect(inRem('@container not (min-width:560px){.b{height:calc(100dvh - 89px)}}')).toBe(
    '@container not (min-width:35rem){.b{height:calc(100dvh - 5.5625rem)}}',
  );
  expect(inRem('(min-width: 1200px) and (min-height: 620px)')).toBe('(min-width: 75rem) and (min-height: 38.75rem)');
});

test('lines stay thin, and names of classes stay names', () => {
  expect(inRem('.c{border:1.5px solid;outline:3px solid}')).toBe('.c{border:1.5px solid;outline:3px solid}');
  const named = String.raw`.text-\[15px\],.h-\[calc\(100dvh-89px\)\],.grid-cols-\[340px_minmax\(0\,1fr\)\],.min-\[760px\]\:top-\[73px\]`;
  expect(inRem(named)).toBe(named);
});
