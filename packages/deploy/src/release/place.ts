import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The folders of one part of the product, an app or the API (docs/releases.md). */
export interface Place {
  /** an app's name, or `api` */
  name: string;
  home: string;
  /** `releases/<id>/`, written once and never changed */
  releases: string;
  /** the link to the served release */
  current: string;
  /** the hashed assets of all kept releases of an app, because open pages may still ask for them */
  pool: string;
  /** the moves of `current`, one line each */
  history: string;
  lock: string;
}

/** Returns the place of a part. `root` is the folder of the proxy and the services, `/srv/corre` by default. */
export function placeOf(root: string, name: string): Place {
  const home = name === 'api' ? path.join(root, 'api') : path.join(root, 'apps', name);
  return {
    name,
    home,
    releases: path.join(home, 'releases'),
    current: path.join(home, 'current'),
    pool: path.join(home, 'pool', 'assets'),
    history: path.join(home, 'history.jsonl'),
    lock: path.join(home, '.lock'),
  };
}

/** Creates a folder that proxy and services can read, whatever the umask. */
export const openFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o755 });
