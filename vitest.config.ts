import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongFirst } from './tools/test-sequence.ts';

/** Gives the run's seed to everything that tests draw. */
const seed = 'packages/testing/src/harness/seed.ts';
const globalSetup = ['packages/db/src/testing/global-setup.ts'];
const integration = '**/*.integration.test.ts';
/** At most four: every worker's databases and connections go to one PostgreSQL. */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism() - 1));
/** Integration tests wait for their PostgreSQL: one worker more keeps the processors busy. */
const waitingWorkers = Math.min(4, maxWorkers + 1);
/**
 * A page waits for half of its test: for what a person has time to undo, for a button that takes no second tap, for the
 * first calm moment. Twice the workers keep the processors busy.
 */
const pageWorkers = Math.min(4, 2 * maxWorkers);
/** `TESTES_FORA`: files that this run leaves out (tools/test-plan.mjs). */
const leftOut = (process.env.TESTES_FORA ?? '').split(',').filter(Boolean);
const exclude = [...configDefaults.exclude, '**/dist/**', ...leftOut];

/**
 * Three projects (docs/testing.md): `unit` needs nothing, `integration` a PostgreSQL, `browser` also the builds and a
 * Chromium.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...exclude, integration, '**/*.e2e.test.ts'],
          setupFiles: [seed, 'tools/test-setup.ts', 'packages/ui/src/kit/toaster/test-setup.ts'],
          // One worker for many files (ADR 0005)
          isolate: false,
          maxWorkers,
          // Ends a test that hangs. Two steps share the processors, so a test takes up to four times as long.
          testTimeout: 40_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [`packages/${integration}`, `tools/${integration}`],
          exclude,
          setupFiles: [seed],
          globalSetup,
          pool: 'forks',
          isolate: false,
          maxWorkers: waitingWorkers,
          testTimeout: 240_000,
          // A start of processes waits for its turn beside all other tests.
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.test.ts', 'packages/ui/gallery/**/*.e2e.test.ts'],
          exclude,
          globalSetup: [...globalSetup, 'e2e/chromium.ts'],
          pool: 'forks',
          // Each worker has one Chromium and one product's modules; each file its own product and database in them.
          isolate: false,
          maxWorkers: pageWorkers,
          // What a page shows in time on a busy machine; Vitest's own second is that of a busy event loop.
          expect: { poll: { timeout: 120_000 } },
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
