import { z } from 'zod';

/** The parts of a CycloneDX document (1.5, as npm writes it) that are read here; the rest goes through as it is. */
export const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), purl: z.string().optional() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
export type Bom = z.output<typeof bomSchema>;

/** What a workspace needs at run time: the names in its package.json's `dependencies`. */
export type RuntimeNames = (workspace: string) => readonly string[] | null;

/** `@corre/api@0.1.0` is the package `@corre/api`. */
const nameOf = (ref: string): string => ref.slice(0, ref.lastIndexOf('@'));

/**
 * A bill of materials of one app: the packages that its users run, and none of those that built or tested it. npm's own
 * `--omit dev` forgets packages that are also a development dependency elsewhere (11.19: zod, pino and pg of the API), so the
 * whole list is taken and followed from the app. Throws when a package that the app names is not in the list.
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
