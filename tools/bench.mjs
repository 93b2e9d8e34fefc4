/** `npm run bench [-- name …]`: runs the measurements of bench/ one after another, or only those named. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { environment, fail, install, node, root } from './workspace.mjs';

await install((line) => console.error(line));
const folder = path.join(root, 'bench');
const all = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.bench.ts')) : [];
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? all : all.filter((file) => wanted.includes(file.replace('.bench.ts', '')));
if (chosen.length === 0)
  fail(`No such measurement. There are: ${all.map((file) => file.replace('.bench.ts', '')).join(', ') || 'none'}`);
let failed = false;
for (const file of chosen) {
  console.log(`\n== ${file}`);
  failed =
    spawnSync(node, [path.join(folder, file)], { cwd: root, env: environment, stdio: 'inherit' }).status !== 0 ||
    failed;
}
process.exit(failed ? 1 : 0);
