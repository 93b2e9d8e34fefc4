import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** `from '…'`, `import('…')`, `import '…'`, and a program that is started by its address. */
const NAMED = /(?:from|import\(|import) ?'([^']+\.ts)'|new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;
const PACKAGE = /^@corre\/(\w+)\/(.+)$/;

/** The file that a specifier in `file` means, if it is one of the workspace's. Paths are below the workspace, with `/`. */
function fileOf(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, name, rest] = PACKAGE.exec(specifier) ?? [];
  return name === undefined ? null : `packages/${name}/src/${rest}`;
}

/** Every file of the workspace that these programs may come to read, types included. */
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
