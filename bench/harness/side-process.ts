import type { Figures } from './row.ts';

/** A message of the process: one when it is ready, then one for each measurement. */
export type Answer = { figures: Figures } | { fault: string };

/** An open side. */
export interface OpenSide {
  measure(seconds: number): Promise<Figures>;
  close(): Promise<void>;
}

/** Runs a `*.side.ts`: opens with the options of `startSide`, measures on request, and closes when the row is done. */
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
