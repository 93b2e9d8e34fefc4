/** `npm start`: installs missing packages, builds changed apps, and runs the product. */

import { buildApps } from './build-apps.mjs';
import { become, install } from './workspace.mjs';

const say = (line) => console.log(line);

await install(say);
await buildApps(say);
become('packages/api/src/main.ts');
