/** `npm run soak [-- --minutes 3 --processes 2]`: see bench/soak/soak.ts. */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('bench/soak/soak.ts');
