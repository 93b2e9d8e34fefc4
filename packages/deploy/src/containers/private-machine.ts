import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Mounts and processes of their own. Their end ends all these processes and mounts. */
export interface PrivateMachine {
  /** A folder in memory, which only programs of this machine see. */
  folder: string;
  /** Runs a program and returns what it prints. Throws with its output when it fails. */
  run(program: string, ...args: string[]): Promise<string>;
  /** Starts a program that goes on. */
  start(program: string, ...args: string[]): ChildProcess;
  close(): Promise<void>;
}

/** The first process ends with its standard input: also when the test is killed. */
const FIRST = 'mount -t tmpfs -o mode=755,size=8g corre "$0" && echo open && exec cat';
const PRINTED_BYTES = 64 * 1024 * 1024;

/** Opens a private machine. Needs root and `unshare` and `nsenter` of util-linux. */
export async function openPrivateMachine(): Promise<PrivateMachine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corre-containers-'));
  const holder = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c', FIRST, folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(holder, 'exit');
  const close = async () => {
    holder.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await Promise.race([once(holder.stdout, 'data'), ended]);
  if (holder.exitCode !== null || holder.pid === undefined) {
    await close();
    throw new Error('no private machine: unshare or mount failed (see above)');
  }
  const first = (await readFile(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8')).trim();
  const env = { ...process.env, TMPDIR: folder };
  const within = (...command: string[]) => ['--target', first, '--mount', '--pid', ...command];
  return {
    folder,
    async run(program, ...args) {
      const { stdout } = await promisify(execFile)('nsenter', within(program, ...args), {
        env,
        maxBuffer: PRINTED_BYTES,
      });
      return stdout;
    },
    start: (program, ...args) => spawn('nsenter', within(program, ...args), { env, stdio: ['ignore', 'pipe', 'pipe'] }),
    close,
  };
}
