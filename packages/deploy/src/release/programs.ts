import { spawn } from 'node:child_process';
import path from 'node:path';
import { ReleaseRefused } from './refused.ts';

/** The repository's root. */
export const workspace = path.resolve(import.meta.dirname, '../../../..');

const environment = {
  ...process.env,
  PATH: `${path.join(workspace, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
};

/** Runs a program, with the workspace's own tools first in PATH. Returns its exit code and its output. */
export function runProgram(
  program: string,
  args: string[],
  { cwd = workspace, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(program, args, { cwd, env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, printed }));
  });
}

/** Runs a program that must succeed and returns its output. @throws ReleaseRefused with the output when it fails. */
export async function mustRun(program: string, args: string[], cwd?: string): Promise<string> {
  const { code, printed } = await runProgram(program, args, { cwd });
  if (code === 0) return printed;
  throw new ReleaseRefused(`${printed.trim()}\n\n${program} falhou (veja acima). Nada mudou.`);
}
