import { capture, fail, node, tool } from './workspace.mjs';

/** The manifest is TypeScript. The machine's own Node may not read it, so the workspace's Node prints it as JSON. */
async function readPanels() {
  const print = "console.log(JSON.stringify(require('./packages/contract/src/panels.ts').PANELS))";
  const { code, output } = await capture(node, ['-e', print]);
  if (code !== 0) fail(output);
  return JSON.parse(output);
}

/** Builds the apps. Nx takes unchanged results from its cache. */
export async function buildApps(say) {
  say('Preparando as telas…');
  const panels = await readPanels();
  const done = new Set();
  const onLine = (line) => {
    const app = /@corre\/(\w+):build/.exec(line)?.[1];
    const panel = panels.find(({ name }) => name === app);
    if (panel === undefined || done.has(app)) return;
    done.add(app);
    say(`  ${panel.title ?? 'Página inicial'} (${done.size}/${panels.length})`);
  };
  const args = [tool('nx'), 'run-many', '-t', 'build', '--output-style=static-failures-only', '--parallel=2'];
  const { code, output } = await capture(node, args, { onLine });
  if (code === 0) return;
  process.stderr.write(output);
  fail('A preparação das telas falhou: veja acima.');
}
