import path from 'node:path';
import { PANELS } from '@corre/contract/panels.ts';
import { placeOf } from './place.ts';
import { ReleaseRefused } from './refused.ts';
import { type ReleaseFile, readReleaseFile } from './release-file.ts';

/** An API answers panels of its own version and of earlier ones, as long as the first number is the same (docs/releases.md). */
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
 * A panel must not ask for what the API that is served does not know: the API goes first.
 * @throws ReleaseRefused when it is newer than the API. Where no API is released below `root`, nobody can tell.
 */
export async function refuseNewerThanApi(root: string, release: string): Promise<void> {
  const [api, panel] = await Promise.all([said(root, 'api'), readReleaseFile(release)]);
  if (!apart(api, panel)) return;
  throw new ReleaseRefused(
    `${panel?.app} fala o contrato ${panel?.contract} e a API no ar fala o ${api?.contract}. Libere a API antes: npm run release -- api`,
  );
}

/** The panels that are served and speak a contract which the API in `release` does not know: they go back first. */
export async function refuseOlderThanPanels(root: string, release: string): Promise<void> {
  const api = await readReleaseFile(path.resolve(release));
  const panels = await Promise.all(PANELS.map(({ name }) => said(root, name)));
  const stranded = panels.filter((panel) => apart(api, panel)).map((panel) => panel?.app);
  if (stranded.length === 0) return;
  throw new ReleaseRefused(
    `A API ${api?.id} não conhece o contrato de ${stranded.join(', ')}. Volte antes esses painéis: npm run release -- ${stranded[0]} --rollback`,
  );
}
