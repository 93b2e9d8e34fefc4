import { PANELS } from '@corre/contract/panels.ts';
import { mustRun } from './programs.ts';

/** Builds an app; what did not change comes from Nx's cache. */
export const buildApp = (name: string): Promise<string> =>
  mustRun('nx', ['run', `@corre/${name}:build`, '--output-style=static']);

/** What must be released because of what changed since `ref`, a commit or a tag: the API first, then the apps. */
export async function affectedSince(ref: string): Promise<string[]> {
  const printed = await mustRun('nx', ['show', 'projects', '--affected', `--base=${ref}`]);
  const projects = new Set(printed.split('\n').map((line) => line.trim()));
  return ['api', ...PANELS.map(({ name }) => name)].filter((name) => projects.has(`@corre/${name}`));
}
