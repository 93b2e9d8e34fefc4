import { writeFileSync } from 'node:fs';
import { documento } from './document.ts';

/** `npm run openapi`: writes the published description, which declares whatever changed in it. */
writeFileSync(
  new URL('../../../../../docs/openapi.json', import.meta.url),
  `${JSON.stringify(documento(), null, 2)}\n`,
);
