/**
 * `node publish-again.ts <root> <dist> <dist>`: prints `begun`, then releases two builds of the support panel in turn
 * until it is killed.
 */
import { panelNamed } from '@corre/contract/panels.ts';
import { publishApp } from '../release/publish-app.ts';

const [root = '', ...dists] = process.argv.slice(2);
const panel = panelNamed('support');

console.log('begun');
for (;;) {
  for (const dist of dists) await publishApp({ root, panel, dist, version: '1.0.0', commit: '?', now: new Date() });
}
