/**
 * `npm run router`: writes packages/client/src/router.d.ts, the type of all procedures. A panel's compiler reads this
 * one file in place of the api. `--out` names another file; `--check` writes nothing and fails where the file is old.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { capture, fail, install, node, root, tool } from './workspace.mjs';

await install((line) => console.error(line));
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(root, 'packages/client/src/router.d.ts') },
    check: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(path.join(tmpdir(), 'corre-router-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const config = path.join(folder, 'tsconfig.json');
writeFileSync(
  config,
  JSON.stringify({
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: {
      types: ['node'],
      typeRoots: [path.join(root, 'node_modules/@types')],
      noEmit: false,
      declaration: true,
      // The types are checked by the program of the server.
      noCheck: true,
      emitDeclarationOnly: true,
      rootDir: path.join(root, 'packages'),
      outDir: path.join(folder, 'out'),
    },
    files: [path.join(root, 'packages/api/src/runtime/router.ts')],
  }),
);
// The compiler also complains of declarations that nobody reads here. The router's own is checked below.
const { output } = await capture(node, [tool('typescript', 'tsc'), '-p', config, '--checkers', '1']);

function declared() {
  try {
    return readFileSync(path.join(folder, 'out/api/src/runtime/router.d.ts'), 'utf8');
  } catch {
    return fail(output);
  }
}

const errorShape = /errorShape: (\{[\s\S]*?\n {4}\});/.exec(declared())?.[1] ?? fail('The router has no error shape.');
const text = declared()
  .replace(/^[\s\S]*?export declare const appRouter: /, 'export type AppRouter = ')
  .replace(/errorShape: \{[\s\S]*?\n( +)\};(?=\n +transformer)/g, 'errorShape: ErrorShape;')
  // A caller sees neither the server's context nor the notes of a procedure.
  .replace(/import\("[^"]*\/transport\/trpc\/(context|init)\.ts"\)\.(Context|Meta)/g, 'object')
  .replaceAll('import("@trpc/server").', 'trpc.')
  .replaceAll('    ', '  ');

const unknown = /import\("\.[^)]*\)\.\w+|: any\b/.exec(text);
if (unknown)
  fail(`The type of a procedure is not closed: ${unknown[0]}. Give the procedure's answer a type of its own.`);

const written = `// Written by \`npm run router\` from packages/api/src/runtime/router.ts. Do not edit.
import type * as trpc from '@trpc/server';

type ErrorShape = ${errorShape
  .replaceAll('import("@trpc/server").', 'trpc.')
  .replaceAll(/\n {4}/g, '\n')
  .replaceAll('    ', '  ')};

${text.trimEnd()}
`;
if (!values.check) writeFileSync(values.out, written);
else if (readFileSync(values.out, 'utf8') !== written) fail(`${values.out} is old: npm run router`);
