/** Builds dist: ES modules with their types. npm runs this file before it packs. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = import.meta.dirname;
const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
rmSync(path.join(here, 'dist'), { recursive: true, force: true });
execFileSync(
  process.execPath,
  [path.join(path.dirname(compiler), 'bin/tsc'), '-p', path.join(here, 'tsconfig.build.json')],
  {
    stdio: 'inherit',
  },
);
// The compiler copies no declarations.
copyFileSync(path.join(here, 'src/rest.d.ts'), path.join(here, 'dist/rest.d.ts'));
copyFileSync(path.join(here, '../client/src/router.d.ts'), path.join(here, 'dist/router.d.ts'));
