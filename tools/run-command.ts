import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '..');

/** A command of the README that is run for a moment. */
export interface Run {
  /** the arguments after `npm run` */
  args: readonly string[];
  env?: Record<string, string>;
  /**
   * The output of a long-running command when it is ready. It is then stopped. Other commands must end with exit code
   * 0.
   */
  until?: RegExp;
  /** A URL that must answer before the command is stopped. */
  answers?: string;
  /** A pattern that the output must contain. */
  says?: RegExp;
}

/** The whole output of the command, and its exit code; null if it was stopped. */
interface Ended {
  said: string;
  code: number | null;
}

/** The environment of a person's shell, without the variables of the test runner. */
const shell = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$|CORRE_)/.test(name)),
);
/** A command that hangs is killed after this time, in milliseconds. */
const PATIENCE_MS = 1_200_000;

/** Polls the URL until it answers. The caller has a time limit. */
async function answered(url: string | undefined): Promise<void> {
  while (url !== undefined && !(await fetch(url).catch(() => null))?.ok) await wait(200);
}

/** Runs the command from the root, as a person would. Waits until everything that it started has ended. */
export async function runCommand({ args, env = {}, until, answers }: Run): Promise<Ended> {
  const child = spawn('npm', ['run', ...args], {
    cwd: root,
    // Some tools print colours if CI is set, and the colour codes would break the patterns.
    env: { ...shell, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows, npm is a script and needs a shell.
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
    // The program that npm runs notices the end of npm, and stops (`endWithNpm`).
    void answered(answers).then(() => child.kill('SIGTERM'));
  };
  for (const pipe of [child.stdout, child.stderr]) pipe.setEncoding('utf8').on('data', listen);
  // Not 'exit', because child processes hold the pipes until they have ended too.
  const [code] = await once(child, 'close');
  clearTimeout(late);
  process.off('exit', takeAlong);
  return { said, code: stopped ? null : code };
}
