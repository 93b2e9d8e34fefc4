import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDeliveryDescription } from '../../opendelivery/http/description.ts';
import { documento } from './document.ts';
import { errorsPage } from './errors-page.ts';
import { forKeys } from './for-keys.ts';

/**
 * `npm run openapi [-- --out file]`: writes the published description. Beside it: errors.md, the table of the error
 * codes, openapi-chave.json, the part for keys of the API, and open-delivery.json, the description of Open Delivery.
 * Their diff shows every change.
 */
const published = fileURLToPath(new URL('../../../../../docs/openapi.json', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: published } } });
writeFileSync(values.out, `${JSON.stringify(documento(), null, 2)}\n`);
const beside = (name: string) => path.join(path.dirname(values.out), name);
writeFileSync(beside('openapi-chave.json'), `${JSON.stringify(forKeys(documento()), null, 2)}\n`);
writeFileSync(beside('errors.md'), errorsPage());
writeFileSync(beside('open-delivery.json'), `${JSON.stringify(openDeliveryDescription(), null, 2)}\n`);
