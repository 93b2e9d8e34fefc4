/**
 * `npm run rehearsal -- rolling`: rehearses a release, a crash or a failover while people work (docs/operations.md).
 */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/deploy/src/rehearsal/rehearsal-command.ts');
