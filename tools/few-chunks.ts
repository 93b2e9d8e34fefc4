import type { Rolldown, UserConfig } from 'vite';

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** Heavy libraries that not every screen needs. */
const HEAVY = {
  popups: /node_modules\/@(base-ui|floating-ui)\//,
  // visx with what only visx uses
  plots:
    /node_modules\/(@visx|d3-[a-z]+|internmap|classnames|reduce-css-calc|reduce-function-call|balanced-match|math-expression-evaluator)\//,
  sheets: /node_modules\/(write-excel-file|fflate)\//,
  forms: /node_modules\/(zod|react-hook-form|@hookform|react-number-format)\//,
};

/** Returns the heavy libraries that a module imports, also indirectly: 'forms-popups', or 'parts' for none. */
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
 * Splits a panel into few chunks. Its page loads one script with everything for the first view. A screen then loads
 * two or three chunks, not thirty, because each waits for its turn on a slow line (ADR 0030). Shared modules are
 * grouped by their heavy libraries. A list then does not load the libraries of forms.
 */
export function fewChunks(): UserConfig {
  const kind = kindOf();
  // The order matters, because a group also takes the imports of its modules. Groups with at most one library come
  // first.
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
