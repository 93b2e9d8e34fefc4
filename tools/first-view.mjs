/** `npm run first-view`: how soon the public pages show their text on a slow phone (docs/performance.md). */
import { buildApps } from './build-apps.mjs';
import { become, install } from './workspace.mjs';

const say = (line) => console.log(line);

await install(say);
if (!process.env.SEM_BUILD) await buildApps(say);
become('tools/first-view.ts', process.argv.slice(2));
