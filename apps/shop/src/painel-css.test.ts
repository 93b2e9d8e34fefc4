import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = import.meta.dirname;
const kit = path.resolve(app, '../../../packages/ui/src');

/** The kit's files that a file imports, by name or beside it. */
function importsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, name = '']) => name,
  );
  return names.flatMap((name) => {
    if (name.startsWith('@corre/ui/')) return [path.join(kit, name.slice('@corre/ui/'.length))];
    return name.startsWith('.') && file.startsWith(kit) ? [path.resolve(path.dirname(file), name)] : [];
  });
}

test('the stylesheet leaves out only folders of the kit that the panel does not reach', () => {
  const own = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const todo = own.flatMap((file) => importsOf(path.join(app, file)));
  const reached = new Set<string>();
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (reached.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) continue;
    reached.add(file);
    todo.push(...importsOf(file));
  }
  const folders = new Set([...reached].map((file) => path.relative(kit, path.dirname(file))));
  expect(folders.size).toBeGreaterThan(20);
  const [, list = ''] = readFileSync(path.join(app, 'painel.css'), 'utf8').match(/\{(.+)\}/) ?? [];
  expect(list.split(',').filter((folder) => folders.has(folder))).toEqual([]);
});
