/** `npm run migrate`: applies the missing migrations to a database, while servers continue to work. */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/api/src/runtime/migrate-cli.ts');
