/**
 * `node e2e/build-variant.ts <app> <folder> <word>`: builds an app with a word added to each of its own files. All
 * file names then differ from the normal build.
 */
import path from 'node:path';
import { build, type Plugin } from 'vite';

const [app = '', outDir = '', word = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '..', 'apps', app);

const said: Plugin = {
  name: 'corre:said',
  transform: (code, id) =>
    /\/(apps|packages\/ui)\/[^?]*\.tsx$/.test(id) ? `${code}\n(globalThis.said ??= new Set()).add("${word}");\n` : null,
};

await build({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [said],
  build: { outDir },
});
