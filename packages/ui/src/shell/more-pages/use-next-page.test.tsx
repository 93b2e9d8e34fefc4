// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../kit/toaster/toaster.tsx';
import { NextPageButton } from './next-page-button.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
  vi.unstubAllGlobals();
});

const FALHA = 'Erro ao carregar a lista';

type Asked = { page: number; signal: AbortSignal; answer: (row: string) => void; fail: () => void };
type Props = { nome: string; onAsked: (asked: Asked) => void; onLoaded: () => void };

function List({ nome, onAsked, onLoaded }: Props) {
  const queryKey = [['lista'], nome];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: page, signal }) =>
      new Promise<string>((answer, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        onAsked({ page, signal, answer, fail: () => reject(new Error('recusada')) });
      }),
    initialPageParam: 1,
    getNextPageParam: (_row, _all, page) => (page < 3 ? page + 1 : undefined),
    select: ({ pages }) => pages.join(' '),
  });
  return (
    <>
      <output>{list.data}</output>
      <NextPageButton queryKey={queryKey} list={list} falha={FALHA} onLoaded={onLoaded} />
    </>
  );
}

/** A list of three pages on the screen. The test gives each answer. */
function onScreen() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: Asked[] = [];
  const loaded: string[] = [];
  const view = (nome: string) => (
    <QueryClientProvider client={client}>
      <Toaster />
      <List nome={nome} onAsked={(one) => asked.push(one)} onLoaded={() => loaded.push(nome)} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(view('a'));
  /** The answer to the nth question, which must be for this page. */
  const answer = async (nth: number, page: number, row: string) => {
    await vi.waitFor(() => expect(asked).toHaveLength(nth));
    expect(asked[nth - 1]?.page).toBe(page);
    await act(async () => asked[nth - 1]?.answer(row));
  };
  return { client, asked, answer, loaded, show: (nome: string) => rerender(view(nome)), unmount };
}

const rows = () => document.querySelector('output')?.textContent;
const button = () => screen.findByRole('button', { name: /^Carregar mais/ });
const invalidate = (client: QueryClient) => act(async () => void client.invalidateQueries({ queryKey: [['lista']] }));

test('a tap stays while an invalidation cancels its page, until the page is there', async () => {
  const { client, asked, answer, loaded } = onScreen();
  await answer(1, 1, 'um');
  await userEvent.click(await button());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await invalidate(client);
  expect(asked[1]).toMatchObject({ page: 2, signal: { aborted: true } });
  await answer(3, 1, 'um, de novo');
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await answer(4, 2, 'dois');
  await vi.waitFor(() => expect(rows()).toBe('um, de novo dois'));
  await vi.waitFor(() => expect(loaded).toEqual(['a']));
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
});

test('a page comes before the refetch that was on its way, and the list is read again after it', async () => {
  const { client, asked, answer } = onScreen();
  await answer(1, 1, 'um');
  await invalidate(client);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await userEvent.click(await button());
  expect(asked[1]?.signal.aborted).toBe(true);
  await answer(3, 2, 'dois');
  await answer(4, 1, 'um, de novo');
  await answer(5, 2, 'dois, de novo');
  await vi.waitFor(() => expect(rows()).toBe('um, de novo dois, de novo'));
  expect(asked).toHaveLength(5);
});

test('the last page takes the button away', async () => {
  const { answer } = onScreen();
  await answer(1, 1, 'um');
  await userEvent.click(await button());
  await answer(2, 2, 'dois');
  await vi.waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
  await userEvent.click(await button());
  await answer(3, 3, 'três');
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(rows()).toBe('um dois três');
});

test('a page that fails says so, and the next tap asks again and takes the notice back', async () => {
  const { asked, answer, loaded } = onScreen();
  await answer(1, 1, 'um');
  await userEvent.click(await button());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => asked[1]?.fail());
  expect(await screen.findByText(FALHA)).toBeInTheDocument();
  expect(loaded).toEqual([]);
  await userEvent.click(await button());
  await answer(3, 2, 'dois');
  await vi.waitFor(() => expect(rows()).toBe('um dois'));
  await vi.waitFor(() => expect(screen.queryByText(FALHA)).toBeNull());
});

test('a tap belongs to its list: another filter does not load more, and a closed page asks nothing', async () => {
  const { client, asked, answer, loaded, show, unmount } = onScreen();
  await answer(1, 1, 'um');
  await userEvent.click(await button());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  show('b');
  await answer(3, 1, 'outra');
  expect(await button()).not.toHaveAttribute('aria-busy');
  await userEvent.click(await button());
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  unmount();
  await invalidate(client);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(asked).toHaveLength(4);
  expect(loaded).toEqual([]);
});
