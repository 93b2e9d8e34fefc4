// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPart, useServerAway } from './fetch-part.ts';

afterEach(() => vi.unstubAllGlobals());

test('parts that miss at the same time ask the server once, and all load when it answers', async () => {
  let online = false;
  const ask = vi.fn(async () => {
    if (!online) throw new TypeError('no network');
    return new Response();
  });
  vi.stubGlobal('fetch', ask);
  const part = (name: string) =>
    fetchPart(async () => {
      if (!online) throw new TypeError('no network');
      return name;
    });
  const away = renderHook(() => useServerAway());
  expect(away.result.current).toBe(false);

  const parts = Promise.all(['a', 'b', 'c'].map(part));
  await waitFor(() => expect(away.result.current).toBe(true));
  expect(ask).toHaveBeenCalledTimes(1);

  online = true;
  dispatchEvent(new Event('online'));
  expect(await parts).toEqual(['a', 'b', 'c']);
  expect(ask).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(away.result.current).toBe(false));
});
