import { PANELS } from '@corre/contract/panels.ts';
import { mustRun } from './programs.ts';

/** Builds an app. Nx takes unchanged results from its cache. */
export const buildApp = (name: string): Promise<string> =>
  mustRun('nx', ['run', `@corre/${name}:build`, '--output-style=static']);

/** Returns the parts that changed since `ref` (a commit or a tag) and need a release: the API first, then the apps. */
export async function affectedSince(ref: string): Promise<string[]> {
  const printed = await mustRun('nx', ['show', 'projects', '--affected', `--base=${ref}`]);
  const projects = new Set(printed.split('\n').map((line) => line.trim()));
  return ['api', ...PANELS.map(({ name }) => name)].filter((name) => projects.has(`@corre/${name}`));
}
