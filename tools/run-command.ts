import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '..');

/** A command of the README, as it is run for a moment. */
export interface Run {
  /** what stands after `npm run` */
  args: readonly string[];
  env?: Record<string, string>;
  /** What a command that goes on says once it is there; it is asked to stop then. The others end by themselves, with 0. */
  until?: RegExp;
  /** An address that must answer before that. */
  answers?: string;
  /** What has to stand in its output. */
  says?: RegExp;
}

/** What came of it: everything that it printed, and its exit code; null for one that was stopped. */
interface Ended {
  said: string;
  code: number | null;
}

/** What a test runner sets for its own worker is not a person's shell. */
const shell = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$|CORRE_)/.test(name)),
);
/** A command that hangs is ended, in milliseconds: the next one waits for it. */
const PATIENCE_MS = 600_000;

/** Asks until it answers; whoever waits has a limit of their own. */
async function answered(url: string | undefined): Promise<void> {
  while (url !== undefined && !(await fetch(url).catch(() => null))?.ok) await wait(200);
}

/** Runs it from the root, as a person would, to the end of everything that it has started. */
export async function runCommand({ args, env = {}, until, answers }: Run): Promise<Ended> {
  const child = spawn('npm', ['run', ...args], {
    cwd: root,
    // where CI is set some write in colours, which stand between the words
    env: { ...shell, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm on Windows is a script
    shell: process.platform === 'win32',
  });
  const takeAlong = () => child.kill('SIGTERM');
  process.once('exit', takeAlong);
  const late = setTimeout(takeAlong, PATIENCE_MS);
  let said = '';
  let stopped = false;
  const listen = (part: string) => {
    said += part;
    if (stopped || until === undefined || !until.test(said)) return;
    stopped = true;
    // what npm runs notices that npm is gone, and stops (`endWithNpm`)
    void answered(answers).then(() => child.kill('SIGTERM'));
  };
  for (const pipe of [child.stdout, child.stderr]) pipe.setEncoding('utf8').on('data', listen);
  // not 'exit': what it has started holds the pipes until it has ended too
  const [code] = await once(child, 'close');
  clearTimeout(late);
  process.off('exit', takeAlong);
  return { said, code: stopped ? null : code };
}
