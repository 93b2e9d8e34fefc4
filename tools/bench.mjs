/** `npm run bench [-- name …] [--json file] [--short]`, `npm run bench -- --gate [--keep]`: see docs/performance.md. */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become(process.argv.includes('--gate') ? 'bench/gate/main.ts' : 'bench/harness/main.ts');
