// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBeforeEdit } from './use-before-edit.ts';

test('what arrives while the user types was not seen, until the server said so', () => {
  const { result, rerender } = renderHook(
    ({ data, dirty }: { data: string | undefined; dirty: boolean }) => useBeforeEdit(data, dirty),
    { initialProps: { data: undefined as string | undefined, dirty: true } },
  );
  rerender({ data: 'first', dirty: true });
  expect(result.current.before).toBe('first');
  rerender({ data: 'second', dirty: false });
  expect(result.current.before).toBe('second');
  rerender({ data: 'third', dirty: true });
  expect(result.current.before).toBe('second');
  act(() => result.current.renew('third'));
  expect(result.current.before).toBe('third');
});
