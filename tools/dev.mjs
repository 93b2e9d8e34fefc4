/** `npm run dev`: the product on one port, rebuilt when files change. */
import { become, install } from './workspace.mjs';

await install((line) => console.log(line));
become('tools/dev-server.ts');
