import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Where the releases of one part of the product lie (docs/releases.md): of an app, or of the API. */
export interface Place {
  /** an app's name, or `api` */
  name: string;
  home: string;
  /** `releases/<id>/`, written once and never changed */
  releases: string;
  /** the link to the release that is served */
  current: string;
  /** the hashed assets of all kept releases of an app: what an open page may still ask for */
  pool: string;
  /** when which release became current, a line each */
  history: string;
  lock: string;
}

/** `root` is the folder that the proxy and the services know, by default `/srv/corre`. */
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

/** Readable by the proxy and the services whatever the umask of whoever releases. */
export const openFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o755 });
