import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { documento } from './document.ts';

/** `npm run openapi [-- --out file]`: writes the published description, so that its diff shows every change. */
const published = fileURLToPath(new URL('../../../../../docs/openapi.json', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: published } } });
writeFileSync(values.out, `${JSON.stringify(documento(), null, 2)}\n`);
