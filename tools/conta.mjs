/** `npm run conta -- …`: staff accounts and passwords, for operators with access to the database. */
import { spawnSync } from 'node:child_process';
import { environment, install, node, root } from './workspace.mjs';

await install((line) => console.error(line));
const args = ['packages/api/src/runtime/conta-cli.ts', ...process.argv.slice(2)];
process.exit(spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' }).status ?? 1);
