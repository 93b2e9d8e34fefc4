/**
 * `npm run contract -- check [--released] | release`: checks the contract against the released ones, or keeps it
 * (ADR 0004).
 */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/deploy/src/contract/contract-command.ts');
