/** `npm run dev`: everything on one port, rebuilt as files change. */
import { become, install } from './workspace.mjs';

await install((line) => console.log(line));
become('tools/dev-server.ts');
