/** `npm run migrate`: applies the migrations that a database lacks, beside servers that go on working. */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/api/src/runtime/migrate-cli.ts');
