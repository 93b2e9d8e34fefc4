/** `npm run sbom -- courier api`: writes the bill of materials of each named app (ADR 0041). */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/deploy/src/sbom/sbom-command.ts');
