import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lookAgain } from './live-events.tsx';

/** A query on the screen. The test gives its answers. */
function onScreen() {
  const client = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: [['fechamento', 'doEntregador']],
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  });
  onTestFinished(observer.subscribe(() => undefined));
  return { client, answers, observer };
}

const touched = { queryKey: [['fechamento']], refetchType: 'active' } as const;

describe('after an event', () => {
  it('asks again when the first answer, which may be older than the event, has come', async () => {
    const { client, answers, observer } = onScreen();
    lookAgain(client, touched);
    expect(answers).toHaveLength(1);
    answers[0]?.('before the event');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('after the event');
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after the event'));
    expect(answers).toHaveLength(2);
  });

  it('asks at once, and once, where there is an answer already', async () => {
    const { client, answers, observer } = onScreen();
    answers[0]?.('old');
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('old'));
    lookAgain(client, touched);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('new');
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('new'));
    expect(answers).toHaveLength(2);
  });

  it('leaves the next page of a list on its way, and reads the list again once after it', async () => {
    const client = new QueryClient();
    const asked: { page: number; answer: (value: string) => void }[] = [];
    const observer = new InfiniteQueryObserver(client, {
      queryKey: [['fechamento', 'lista']],
      queryFn: ({ pageParam: page }) => new Promise<string>((answer) => asked.push({ page, answer })),
      initialPageParam: 1,
      getNextPageParam: (_last, _all, page) => page + 1,
    });
    onTestFinished(observer.subscribe(() => undefined));
    const answer = async (nth: number, value: string) => {
      await vi.waitFor(() => expect(asked).toHaveLength(nth));
      asked[nth - 1]?.answer(value);
    };
    await answer(1, 'um');
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    const page = observer.fetchNextPage();
    lookAgain(client, touched);
    lookAgain(client, touched);
    await answer(2, 'dois');
    expect((await page).data?.pages).toEqual(['um', 'dois']);
    await answer(3, 'um depois');
    await answer(4, 'dois depois');
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(['um depois', 'dois depois']));
    expect(asked.map((one) => one.page)).toEqual([1, 2, 1, 2]);
  });

  it('leaves alone what it did not touch', async () => {
    const { client, answers, observer } = onScreen();
    lookAgain(client, { ...touched, queryKey: [['fila']] });
    answers[0]?.('only');
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('only'));
    expect(answers).toHaveLength(1);
  });
});
