import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type PanelName, panelNamed } from '@corre/contract/panels.ts';
import { type Published, publishApp } from '@corre/deploy/release/publish-app.ts';
import { debianProgram } from '@corre/deploy/testing/debian-package.ts';
import { type RunningNginx, startNginx } from '@corre/deploy/testing/start-nginx.ts';

const workspace = path.resolve(import.meta.dirname, '..');

/** Panels released below a folder of their own, and nginx that serves them in front of an API. */
export interface Released {
  root: string;
  nginx: RunningNginx;
  /** Releases the build `word` of an app. `''` is the build of `npm run build`. */
  publish: (name: PanelName, word: string) => Promise<Published>;
  stop: () => Promise<void>;
}

/** The path of nginx, or null when it is not available. */
export const nginxProgram = await debianProgram('nginx');

/** Builds each variant once, releases the first build of each app, and starts nginx. `api` is `http://host:port`. */
export async function startReleased(api: string, apps: PanelName[]): Promise<Released> {
  const root = await mkdtemp(path.join(tmpdir(), 'corre-released-'));
  const distOf = async (name: PanelName, word: string): Promise<string> => {
    if (word === '') return path.join(workspace, 'apps', name, 'dist');
    const dist = path.join(root, 'builds', `${name}-${word}`);
    await promisify(execFile)(process.execPath, ['e2e/build-variant.ts', name, dist, word], { cwd: workspace });
    return dist;
  };
  const dists = new Map<string, Promise<string>>();
  const publish = async (name: PanelName, word: string) => {
    const key = `${name} ${word}`;
    if (!dists.has(key)) dists.set(key, distOf(name, word));
    const dist = (await dists.get(key)) ?? '';
    return publishApp({ root, panel: panelNamed(name), dist, version: '1.0.0', commit: '?', now: new Date() });
  };
  for (const name of apps) await publish(name, '');
  const nginx = await startNginx(nginxProgram ?? '', { api: [new URL(api).host], apps: path.join(root, 'apps') });
  const stop = async () => {
    await nginx.stop();
    await rm(root, { recursive: true, force: true });
  };
  return { root, nginx, publish, stop };
}
