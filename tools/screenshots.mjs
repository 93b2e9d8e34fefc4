/**
 * `npm run screenshots [-- palavra] [--out pasta]`: photographs every page of the five apps into
 * artifacts/screenshots. With a word, only pages whose names contain it.
 */
import { buildApps } from './build-apps.mjs';
import { become, install } from './workspace.mjs';

const say = (line) => console.log(line);

await install(say);
if (!process.env.SEM_BUILD) await buildApps(say);
become('tools/screenshots.ts', process.argv.slice(2));
