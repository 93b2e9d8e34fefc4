/** `npm run bench [-- name …] [--json file] [--short]`, `npm run bench -- --gate [--keep]`: see docs/performance.md. */
import { buildApps } from './build-apps.mjs';
import { become, install } from './workspace.mjs';

const say = (line) => console.error(line);
const args = process.argv.slice(2);
const rows = args.filter((arg, at) => !arg.startsWith('--') && !['--json', '--markdown'].includes(args[at - 1]));
const gate = args.includes('--gate');
const opensPages = !args.includes('--markdown') && (rows.length === 0 || rows.includes('pages'));

await install(say);
if ((gate || opensPages) && !process.env.SEM_BUILD) await buildApps(say);
become(gate ? 'bench/gate/main.ts' : 'bench/harness/main.ts', args);
