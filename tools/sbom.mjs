/** `npm run sbom -- courier api`: what an app is made of, for whoever must know (docs/decisions/0050-versions-and-tags.md). */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/deploy/src/sbom/sbom-command.ts');
