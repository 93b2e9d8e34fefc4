import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** The parts of a CycloneDX document (1.5, by npm) that this code reads. Other parts pass unchanged. */
const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), purl: z.string().optional() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
export type Bom = z.output<typeof bomSchema>;

/** Returns the run-time dependencies of a workspace: the names in its package.json's `dependencies`. */
type RuntimeNames = (workspace: string) => readonly string[] | null;

/** Returns the package of a reference: `@corre/api@0.1.0` is `@corre/api`. */
const nameOf = (ref: string): string => ref.slice(0, ref.lastIndexOf('@'));

/**
 * Returns the bill of materials of one app, with run-time packages only. It follows the app's dependencies in the
 * whole list. npm's own `--omit dev` drops packages that are also a development dependency elsewhere (11.19: zod, pino
 * and pg of the API). Throws when a package that the app names is missing in the list.
 */
export function productionParts(bom: Bom, app: string, runtimeNames: RuntimeNames): Bom {
  const edges = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const wanted = (ref: string): string[] => {
    const targets = edges.get(ref) ?? [];
    const names = runtimeNames(nameOf(ref));
    if (!names) return targets;
    const missing = names.find((name) => !targets.some((target) => nameOf(target) === name));
    if (missing) throw new Error(`${nameOf(ref)} needs ${missing}, which npm does not list: run npm install`);
    return targets.filter((target) => names.includes(nameOf(target)));
  };
  const root = bom.components.find((component) => nameOf(component['bom-ref']) === app);
  if (!root) throw new Error(`npm does not list ${app}`);
  const reached = new Set<string>();
  const waiting = [root['bom-ref']];
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (reached.has(ref)) continue;
    reached.add(ref);
    waiting.push(...wanted(ref));
  }
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...root, type: 'application', name: app } },
    components: bom.components.filter((component) => component !== root && reached.has(component['bom-ref'])),
    dependencies: [...reached].map((ref) => ({ ref, dependsOn: wanted(ref) })),
  };
}

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
