/** `npm run bench [-- name …] [--json file] [--short]`: see bench/harness/main.ts and docs/performance.md. */
import { buildApps } from './build-apps.mjs';
import { become, install } from './workspace.mjs';

const say = (line) => console.error(line);
const args = process.argv.slice(2);
const rows = args.filter((arg, at) => !arg.startsWith('--') && !['--json', '--markdown'].includes(args[at - 1]));
const opensPages = !args.includes('--markdown') && (rows.length === 0 || rows.includes('pages'));

await install(say);
if (opensPages && !process.env.SEM_BUILD) await buildApps(say);
become('bench/harness/main.ts', args);
