import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PANELS } from '@corre/contract/panels.ts';
import { nginxConfiguration } from '../proxy/nginx/configuration.ts';
import { panelServer } from '../proxy/nginx/panel-server.ts';
import { InvalidSettings, readSettings } from '../proxy/read-settings.ts';
import type { ProxySettings } from '../proxy/settings.ts';
import { unitsOf } from '../proxy/systemd-units.ts';
import { deploy, exampleFiles } from './example-files.ts';

const HELP = `A configuração do proxy do Corre, feita da tabela do produto (docs/proxy.md).

  npm run deploy:conf -- nginx --host corre.example > /etc/nginx/conf.d/corre.conf

  Em vez de nginx: panel:courier (um painel em um contêiner, deploy/Dockerfile) ou systemd (as unidades de deploy/,
  na pasta de --out)
  examples: escreve de novo os arquivos de deploy/ que vêm da tabela (depois de um painel novo)

  --instance londrina      outra empresa ou cidade na mesma máquina: pastas, usuários e nomes levam esta palavra
  --mode path|subdomain    tudo em um endereço, ou cada painel no seu (entregador.corre.example…)
  --host corre.example     o endereço público
  --api 127.0.0.1:3001     um processo da API; repita para cada um
  --apps /srv/corre/apps   a pasta dos lançamentos dos apps
  --well-known PASTA       onde está a resposta a quem emite o certificado (acme/)
  --certificate, --key     o certificado e sua chave
  --listen 0.0.0.0         um endereço desta máquina; repita para cada um ([::] para IPv6)
  --https 443 --http 80    as portas
  --brotli                 o nginx tem o módulo brotli_static
  --trusted 10.0.0.0/8     rede de um balanceador na frente deste proxy; repita para cada uma
  --calls 400 --open 400   chamadas de um endereço por segundo, e abertas ao mesmo tempo
  --bank-ca ARQUIVO        a autoridade do banco: só ele chama /pix/webhook/ (docs/pix.md)
  --out ARQUIVO            escreve no arquivo em vez da saída

Confira com nginx -t antes de recarregar.`;

const PANEL_KINDS = PANELS.map((panel) => [
  `panel:${panel.name}`,
  (settings: ProxySettings) => panelServer(settings, panel),
]);
const KINDS: Record<string, (settings: ProxySettings) => string> = {
  ...Object.fromEntries(PANEL_KINDS),
  nginx: nginxConfiguration,
};

async function writeUnits(settings: ProxySettings, out: string | undefined): Promise<void> {
  if (out === undefined) throw new InvalidSettings('Diga a pasta das unidades: --out /etc/systemd/system');
  for (const [file, text] of unitsOf(settings)) await writeFile(path.join(out, file), text);
}

async function writeExamples(): Promise<void> {
  for (const [file, text] of Object.entries(exampleFiles())) await writeFile(path.join(deploy, file), text);
}

async function run(args: string[]): Promise<void> {
  const { kind, out, help, settings } = readSettings(args);
  if (help || kind === undefined) return void console.log(HELP);
  if (kind === 'examples') return writeExamples();
  if (kind === 'systemd') return writeUnits(settings, out);
  const make = KINDS[kind];
  if (!make)
    throw new InvalidSettings(
      `Não há configuração para ${kind}: ${[...Object.keys(KINDS), 'systemd', 'examples'].join(', ')}.`,
    );
  const text = make(settings);
  if (out === undefined) return void process.stdout.write(text);
  await writeFile(out, text);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof InvalidSettings)) throw error;
  console.error(`${error.message}\nVeja npm run deploy:conf -- --help.`);
  process.exitCode = 2;
});
