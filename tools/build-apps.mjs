import { capture, fail, node, tool } from './workspace.mjs';

const names = {
  landing: 'página inicial',
  courier: 'painel do entregador',
  shop: 'painel do comércio',
  admin: 'painel da administração',
  support: 'painel do suporte',
};

/** Builds the five apps; Nx gives back from its cache what did not change. */
export async function buildApps(say) {
  say('Preparando as telas…');
  const done = new Set();
  const onLine = (line) => {
    const app = /@corre\/(\w+):build/.exec(line)?.[1];
    if (app === undefined || !(app in names) || done.has(app)) return;
    done.add(app);
    say(`  ${names[app]} (${done.size}/5)`);
  };
  const args = [tool('nx'), 'run-many', '-t', 'build', '--output-style=static-failures-only', '--parallel=2'];
  const { code, output } = await capture(node, args, { onLine });
  if (code === 0) return;
  process.stderr.write(output);
  fail('A preparação das telas falhou: veja acima.');
}
