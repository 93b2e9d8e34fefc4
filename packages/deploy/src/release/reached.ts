import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** `from '…'`, `import('…')`, `import '…'`, and `new URL(…)` of a program that is started as a process. */
const NAMED = /(?:from|import\(|import) ?'([^']+\.ts)'|new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;
const PACKAGE = /^@corre\/(\w+)\/(.+)$/;

/** Returns the workspace file for a specifier in `file`, or null. Paths are below the workspace, with `/`. */
function fileOf(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, name, rest] = PACKAGE.exec(specifier) ?? [];
  return name === undefined ? null : `packages/${name}/src/${rest}`;
}

/** Returns every workspace file that these programs may import, including types. */
export async function reachedFrom(workspace: string, programs: readonly string[]): Promise<string[]> {
  const found = new Set(programs);
  for (const file of found) {
    const text = await readFile(path.join(workspace, file), 'utf8');
    for (const [, imported, started] of text.matchAll(NAMED)) {
      const next = fileOf(imported ?? started ?? '', file);
      if (next !== null) found.add(next);
    }
  }
  return [...found].sort();
}
