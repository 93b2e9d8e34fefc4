/** `npm run er`: draws the diagram of docs/architecture.md from the entities (docs/database.md). */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/db/src/schema/er-command.ts');
