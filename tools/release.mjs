/** `npm run release -- <painel|api>`: releases one part of the product on its own (docs/releases.md). */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/deploy/src/release/release-command.ts');
