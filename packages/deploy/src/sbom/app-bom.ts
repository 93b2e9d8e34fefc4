import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Bom, bomSchema, productionParts } from './production-parts.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
type Manifest = z.output<typeof manifestSchema>;

/** Returns every workspace by its name. */
function workspaces(): Map<string, Manifest> {
  const folders = ['apps', 'packages'].flatMap((above) =>
    readdirSync(path.join(root, above)).map((name) => `${above}/${name}`),
  );
  const manifests = folders.map((folder) =>
    manifestSchema.parse(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))),
  );
  return new Map(manifests.map((manifest) => [manifest.name, manifest]));
}

/** Returns the bill of materials of one app (`courier`, `api`) at its present version, as CycloneDX. */
export async function appBom(app: string): Promise<{ version: string; bom: Bom }> {
  const known = workspaces();
  const name = `@corre/${app}`;
  const manifest = known.get(name);
  if (!manifest)
    throw new Error(`Não há ${name}. Existem: ${[...known.keys()].map((each) => each.slice(7)).join(', ')}`);
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--workspace', name];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const names = (workspace: string) => {
    const own = known.get(workspace);
    return own ? Object.keys(own.dependencies) : null;
  };
  return { version: manifest.version, bom: productionParts(bomSchema.parse(JSON.parse(stdout)), name, names) };
}
