/** `npm run bench [-- name …] [--json file] [--short]`: see bench/harness/main.ts and docs/performance.md. */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('bench/harness/main.ts');
