import { runProgram } from './programs.ts';

/** Returns the workspace's commit, with a `+` for uncommitted changes; `?` without a repository. */
export async function commitOfWorkspace(): Promise<string> {
  const commit = await runProgram('git', ['rev-parse', '--short=12', 'HEAD']).catch(() => null);
  if (commit === null || commit.code !== 0) return '?';
  const changes = await runProgram('git', ['status', '--porcelain']);
  return `${commit.printed.trim()}${changes.printed.trim() === '' ? '' : '+'}`;
}
