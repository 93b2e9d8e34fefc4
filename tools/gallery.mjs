/**
 * `npm run gallery`: shows every component in every state at http://localhost:5170, or on `--port`. The address takes
 * `?tema=dark&densidade=comfortable`.
 */
import { become, install, tool } from './workspace.mjs';

await install((line) => console.log(line));
const config = 'packages/ui/gallery/vite.config.ts';
const given = process.argv.slice(2);
const port = given.includes('--port') ? [] : ['--port', '5170'];
become(tool('vite'), ['--config', config, ...port, ...given]);
