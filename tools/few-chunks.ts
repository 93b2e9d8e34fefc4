import type { Rolldown, UserConfig } from 'vite';

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** What weighs, and what not every screen has. */
const HEAVY = {
  popups: /node_modules\/@(base-ui|floating-ui)\//,
  forms: /node_modules\/(zod|react-hook-form|@hookform|react-number-format)\//,
};

/** Which of these a module brings along, through others as well: 'forms-popups', 'parts' for none. */
function kindOf() {
  const known = new Map<string, ReadonlySet<string>>();
  const reached = (id: string, modules: Modules): ReadonlySet<string> => {
    const found = known.get(id);
    if (found) return found;
    const kinds = new Set(Object.entries(HEAVY).flatMap(([kind, test]) => (test.test(id) ? [kind] : [])));
    known.set(id, kinds);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
      for (const kind of reached(next, modules)) kinds.add(kind);
    }
    return kinds;
  };
  return (id: string, modules: Modules): string => [...reached(id, modules)].sort().join('-') || 'parts';
}

/**
 * A panel's page names one script, with everything that its first view is sure to need, and a screen asks for two or three more and not
 * for thirty (docs/decisions/0099-the-offices-first-view.md): on a slow line each one waits for its turn. What several screens share
 * stands together by what it brings along, so that a list does not wait for what only forms need.
 */
export function fewChunks(): UserConfig {
  const kind = kindOf();
  // in this order: what brings one thing along before what brings several, since a group takes what it needs with it
  const only = (name: string): Rolldown.CodeSplittingGroup => ({
    name: (id, modules) => (kind(id, modules) === name ? name : null),
    minShareCount: 2,
    priority: 1,
  });
  const groups: Rolldown.CodeSplittingGroup[] = [
    only('parts'),
    ...Object.keys(HEAVY).map(only),
    { name: kind, minShareCount: 2, priority: 1 },
  ];
  return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
}
