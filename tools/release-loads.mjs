/**
 * `npm run release:loads -- [loads] [switches]`: loads pages in a real browser while their release is switched
 * (docs/releases.md).
 */
import { buildApps } from './build-apps.mjs';
import { become, install, tool } from './workspace.mjs';

const say = (line) => console.log(line);
const [loads = '2000', switches = '180'] = process.argv.slice(2);

await install(say);
await buildApps(say);
const args = [
  'run',
  '--project',
  'browser',
  'e2e/releases.e2e.test.ts',
  '-t',
  'never white',
  '--disable-console-intercept',
];
become(tool('vitest'), args, { CORRE_LOADS: loads, CORRE_SWITCHES: switches });
