/** `npm run migration -- create [name] | check`: creates the next migration from the entities (docs/database.md). */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/db/src/schema/migration-command.ts');
