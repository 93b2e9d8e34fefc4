import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const kit = path.resolve(import.meta.dirname, '../../../ui/src');

/** Returns the kit's files that a file imports, by package name or relative path. */
function importsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, name = '']) => name,
  );
  return names.flatMap((name) => {
    if (name.startsWith('@corre/ui/')) return [path.join(kit, name.slice('@corre/ui/'.length))];
    return name.startsWith('.') && file.startsWith(kit) ? [path.resolve(path.dirname(file), name)] : [];
  });
}

/**
 * Returns the files of `packages/ui/src` that an app (its `src` folder) uses directly or indirectly, relative to that
 * folder.
 */
export function kitReached(app: string): string[] {
  const own = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const todo = own.flatMap((file) => importsOf(path.join(app, file)));
  const reached = new Set<string>();
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (reached.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) continue;
    reached.add(file);
    todo.push(...importsOf(file));
  }
  return [...reached].map((file) => path.relative(kit, file));
}

/** Tells whether the kit has such a folder or file. */
export const isInKit = (name: string): boolean => existsSync(path.join(kit, name));
