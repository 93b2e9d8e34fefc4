import { runProgram } from './programs.ts';

/** The commit of the workspace, with `+` where something was changed beside it; `?` where there is no repository. */
export async function commitOfWorkspace(): Promise<string> {
  const commit = await runProgram('git', ['rev-parse', '--short=12', 'HEAD']).catch(() => null);
  if (commit === null || commit.code !== 0) return '?';
  const changes = await runProgram('git', ['status', '--porcelain']);
  return `${commit.printed.trim()}${changes.printed.trim() === '' ? '' : '+'}`;
}
