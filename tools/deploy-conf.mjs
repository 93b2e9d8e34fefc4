/** `npm run deploy:conf -- nginx --host corre.example`: writes the proxy's configuration (docs/proxy.md). */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/deploy/src/conf/conf-command.ts');
