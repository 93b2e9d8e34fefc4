import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { PanelName } from '@corre/contract/panels.ts';

/** Lays out the builds of these apps as releases below `root`. The apps must have been built. */
export async function builtApps(root: string, names: readonly PanelName[]): Promise<void> {
  for (const name of names) {
    const [app, dist] = [path.join(root, name), path.resolve(import.meta.dirname, '../../../../apps', name, 'dist')];
    await mkdir(app, { recursive: true });
    await Promise.all([symlink(dist, path.join(app, 'current')), symlink(dist, path.join(app, 'pool'))]);
  }
}
