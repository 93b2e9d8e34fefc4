/** `npm run backup`: see packages/api/src/runtime/backup/backup-cli.ts and docs/backup.md. */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/api/src/runtime/backup/backup-cli.ts', ['backup', ...process.argv.slice(2)]);
