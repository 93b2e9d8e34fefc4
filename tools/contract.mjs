/** `npm run contract -- check [--released] | release`: what is promised to panels, and to those already out (docs/decisions/0049). */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/deploy/src/contract/contract-command.ts');
