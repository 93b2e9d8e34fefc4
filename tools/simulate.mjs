/** `npm run simulate [-- --seed 1 --orders 250 --shops 90 --couriers 70]`: see bench/cidade/cidade.ts. */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('bench/cidade/cidade.ts');
