import { randomInt } from 'node:crypto';
import path from 'node:path';
import fc from 'fast-check';
import { expect, onTestFailed } from 'vitest';

/** Variables that change what a seed draws. The command that repeats a test names those that are set. */
const SIZES = [
  'MODELO_RODADAS',
  'MULTIDAO_COMANDOS',
  'SEXTA_ATOS',
  'PIX_SEMANAS',
  'PIX_LOJAS',
  'NUMEROS_MUNDOS',
  'FUZZ_CHAMADAS',
];

/** One above the largest seed of fast-check. */
const SEEDS = 2 ** 31;

/** The seed of everything that tests draw: `SEMENTE`, or a new one. `npm test` sets one for the whole run. */
export const SEED = Number(process.env.SEMENTE ?? randomInt(SEEDS));

/** Returns the command that runs the present test file with the same draws. */
export function repetition(): string {
  const file = path.relative(process.cwd(), expect.getState().testPath ?? '');
  const project = file.endsWith('.integration.test.ts') ? 'integration' : 'unit';
  const sizes = SIZES.flatMap((name) => (process.env[name] === undefined ? [] : [`${name}=${process.env[name]}`]));
  return `${[`SEMENTE=${SEED}`, ...sizes].join(' ')} npx vitest run --project ${project} ${file}`;
}

/** Prints the command that repeats the present test, if it fails. Returns the seed. Call it inside a test. */
export function drawnSeed(): number {
  onTestFailed(() => console.error(`To repeat the draws: ${repetition()}`));
  return SEED;
}

// Vitest loads this file before each test file. The files of one worker share fast-check.
fc.configureGlobal({
  seed: SEED,
  reporter: (out) => {
    if (!out.failed) return;
    const report = `${fc.defaultReportMessage(out)}\n\nTo repeat the draws: ${repetition()}`;
    throw new Error(report, { cause: out.errorInstance });
  },
});
