/** `npm start`: installs what is missing, builds what changed, and runs the product. */

import { buildApps } from './build-apps.mjs';
import { become, install } from './workspace.mjs';

const say = (line) => console.log(line);

await install(say);
await buildApps(say);
become('packages/api/src/main.ts');
