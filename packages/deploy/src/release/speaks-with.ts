import path from 'node:path';
import { PANELS } from '@corre/contract/panels.ts';
import { placeOf } from './place.ts';
import { ReleaseRefused } from './refused.ts';
import { type ReleaseFile, readReleaseFile } from './release-file.ts';

/**
 * Whether an API can serve a panel: equal major numbers, and a minor number of the panel that is not higher
 * (docs/releases.md).
 */
export function understands(api: string, panel: string): boolean {
  const [own = [], other = []] = [api, panel].map((version) => version.split('.').map(Number));
  const [ownMajor = 0, ownMinor = 0] = own;
  const [major = 0, minor = 0] = other;
  return ownMajor === major && ownMinor >= minor;
}

const said = (root: string, name: string) => readReleaseFile(placeOf(root, name).current);
const apart = (api: ReleaseFile | null, panel: ReleaseFile | null): boolean =>
  typeof api?.contract === 'string' &&
  typeof panel?.contract === 'string' &&
  !understands(api.contract, panel.contract);

/**
 * Refuses a panel with a newer contract than the served API, because the API must be released first. Without an API
 * release below `root`, no check is possible.
 * @throws ReleaseRefused when the panel is newer than the API.
 */
export async function refuseNewerThanApi(root: string, release: string): Promise<void> {
  const [api, panel] = await Promise.all([said(root, 'api'), readReleaseFile(release)]);
  if (!apart(api, panel)) return;
  throw new ReleaseRefused(
    `${panel?.app} fala o contrato ${panel?.contract} e a API no ar fala o ${api?.contract}. Libere a API antes: npm run release -- api`,
  );
}

/** Refuses an API that does not know the contract of a served panel. The panel must be rolled back first. */
export async function refuseOlderThanPanels(root: string, release: string): Promise<void> {
  const api = await readReleaseFile(path.resolve(release));
  const panels = await Promise.all(PANELS.map(({ name }) => said(root, name)));
  const stranded = panels.filter((panel) => apart(api, panel)).map((panel) => panel?.app);
  if (stranded.length === 0) return;
  throw new ReleaseRefused(
    `A API ${api?.id} não conhece o contrato de ${stranded.join(', ')}. Volte antes esses painéis: npm run release -- ${stranded[0]} --rollback`,
  );
}
