/** `npm run deploy:conf -- nginx --host corre.example`: the proxy's configuration, from the product's own table (docs/proxy.md). */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('packages/deploy/src/proxy/conf-command.ts');
