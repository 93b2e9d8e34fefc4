import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { documento } from './document.ts';
import { errorsPage } from './errors-page.ts';

/**
 * `npm run openapi [-- --out file]`: writes the published description, and beside it errors.md, the table of the error
 * codes, so that their diff shows every change.
 */
const published = fileURLToPath(new URL('../../../../../docs/openapi.json', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: published } } });
writeFileSync(values.out, `${JSON.stringify(documento(), null, 2)}\n`);
writeFileSync(path.join(path.dirname(values.out), 'errors.md'), errorsPage());
