/** `npm run cluster -- 3`: several API processes behind nginx on this machine (docs/operations.md). */
import { buildApps } from './build-apps.mjs';
import { become, install } from './workspace.mjs';

const say = (line) => console.log(line);

await install(say);
await buildApps(say);
become('packages/deploy/src/cluster/cluster-command.ts');
