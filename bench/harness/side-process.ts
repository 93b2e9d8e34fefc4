import type { Figures } from './row.ts';

/** What the process sends: once when it is ready, then for each measurement. */
export type Answer = { figures: Figures } | { fault: string };

/** What a side can do once it is open. */
export interface OpenSide {
  measure(seconds: number): Promise<Figures>;
  close(): Promise<void>;
}

/** The whole of a `*.side.ts`: opens with the options of `startSide`, measures when asked, closes when the row is done. */
export function serve<Options extends object>(open: (options: Options) => Promise<OpenSide>): void {
  let side: OpenSide | undefined;
  const work = async (question: Options | number): Promise<Figures> => {
    if (typeof question === 'number') return (await side?.measure(question)) ?? {};
    side = await open(question);
    return {};
  };
  process.on('message', async (question: Options | number) => {
    const answer: Answer = await work(question).then(
      (figures) => ({ figures }),
      (fault: unknown) => ({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
    );
    process.send?.(answer);
  });
  process.once('disconnect', async () => {
    await side?.close();
    process.exit(0);
  });
}
