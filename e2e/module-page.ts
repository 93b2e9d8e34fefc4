import path from 'node:path';
import { build, type Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const ENTRY = 'virtual:modules';

/**
 * Bundles modules of the panels as one classic script for a bare page, which finds each under its name in `modules`. So
 * a test works with the browser's real storage, without a product.
 */
export async function bundleModules(files: Readonly<Record<string, string>>): Promise<string> {
  const lines = Object.entries(files).map(
    ([name, file]) => `export * as ${name} from ${JSON.stringify(path.join(root, file))};`,
  );
  const entry: Plugin = {
    name: 'corre:modules',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? lines.join('\n') : null),
  };
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [entry],
    // A classic script has no `import.meta`.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta': '{}', 'import.meta.env': '{}' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'modules' },
      },
    },
  });
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output.find((one) => one.type === 'chunk') : undefined;
  if (!chunk) throw new Error('no script');
  return chunk.code;
}
