import { spawn } from 'node:child_process';
import path from 'node:path';
import { PANELS } from '@corre/contract/panels.ts';
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

/** Returns the workspace's commit, with a `+` for uncommitted changes; `?` without a repository. */
export async function commitOfWorkspace(): Promise<string> {
  const commit = await runProgram('git', ['rev-parse', '--short=12', 'HEAD']).catch(() => null);
  if (commit === null || commit.code !== 0) return '?';
  const changes = await runProgram('git', ['status', '--porcelain']);
  return `${commit.printed.trim()}${changes.printed.trim() === '' ? '' : '+'}`;
}

/** Builds an app. Nx takes unchanged results from its cache. */
export const buildApp = (name: string): Promise<string> =>
  mustRun('nx', ['run', `@corre/${name}:build`, '--output-style=static']);

/** Returns the parts that changed since `ref` (a commit or a tag) and need a release: the API first, then the apps. */
export async function affectedSince(ref: string): Promise<string[]> {
  const printed = await mustRun('nx', ['show', 'projects', '--affected', `--base=${ref}`]);
  const projects = new Set(printed.split('\n').map((line) => line.trim()));
  return ['api', ...PANELS.map(({ name }) => name)].filter((name) => projects.has(`@corre/${name}`));
}
