/** `npm run simulate [-- --seed 1 --orders 250 --shops 90 --couriers 70]`: see bench/city/city.ts. */
import { become, install } from './workspace.mjs';

await install((line) => console.error(line));
become('bench/city/city.ts');
