/** `npm run gallery`: every component in every state, at http://localhost:5170 (`?tema=dark&densidade=comfortable`). */
import { become, install, tool } from './workspace.mjs';

await install((line) => console.log(line));
const config = 'packages/ui/gallery/vite.config.ts';
become(tool('vite'), ['--config', config, '--port', '5170', ...process.argv.slice(2)]);
