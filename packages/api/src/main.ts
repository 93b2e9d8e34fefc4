import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enderecoDoPrimeiroLink } from '@corre/contract/links/regras.ts';
import { EmbeddedStartError } from '@corre/db/embedded/error.ts';
import { startEmbedded } from '@corre/db/embedded.ts';
import { type Config, InvalidConfig, readConfig } from './base/config.ts';
import { refusedDatabase } from './base/database-failures.ts';
import { createLog } from './base/log.ts';
import { type DemoBank, mayHaveDemoBank, openDemoBank } from './runtime/demo-bank.ts';
import { mayHaveDemoTown } from './runtime/demo-town.ts';
import { ExposedDemo } from './runtime/exposed-demo.ts';
import { WrongDataKey } from './runtime/prove-data-key.ts';
import { type RunningServer, startServer } from './runtime/start.ts';
import { stopMaxMs } from './runtime/stop-time.ts';

const APPS_DIR = fileURLToPath(new URL('../../../apps', import.meta.url));

const dizer = (linha: string) => process.stdout.write(`${linha}\n`);
const reclamar = (linha: string) => process.stderr.write(`${linha}\n`);

const CONTAS_DEMO = [
  'Contas de demonstração (senha demo1234):',
  '  entregadores  joao, maria, pedro, ana, lucas, bia',
  '  comércios     Pizzaria Bella Massa, Farmácia São João, Açaí & Cia, Mercado do Zé, Lanchonete do Parque,',
  '                Marmitaria Tempero da Vó, Sushi Kaze, Pet Shop Amigo Fiel',
  '  escritório    admin, suporte',
];

/** Returns the address at which this machine reaches the process. */
const enderecoDaqui = ({ HOST }: Config, port: number): string =>
  `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`;

/**
 * Hands the first administrator's link to the person who started the process. Under systemd (JOURNAL_STREAM) the
 * journal keeps the output for months and many people may read it. There the link goes into a file that only the
 * process's own user can read.
 */
function entregarLink(config: Config, { port }: RunningServer, segredo: string): void {
  const { DATA_DIR, SITE_URL } = config;
  const link = enderecoDoPrimeiroLink(SITE_URL ?? enderecoDaqui(config, port), segredo);
  if (!process.env.JOURNAL_STREAM) {
    dizer(`Vamos começar: abra ${link} (vale uma vez, até amanhã)`);
    return;
  }
  const arquivo = join(DATA_DIR, 'link-admin');
  mkdirSync(DATA_DIR, { recursive: true });
  writeFileSync(arquivo, `${link}\n`, { mode: 0o600 });
  dizer(`O link do primeiro acesso está em ${arquivo}: vale uma vez, até amanhã.`);
}

function apresentar(config: Config, { port, primeiro }: RunningServer, demoBank: DemoBank | null): void {
  dizer(`Corre no ar em ${enderecoDaqui(config, port)}`);
  if (demoBank) dizer(`Banco de demonstração em ${demoBank.url} (paga as faturas dos comércios)`);
  if (mayHaveDemoTown(config, primeiro)) dizer('A cidade de demonstração vive sozinha (DEMO_VIVA=false a desliga)');
  if (primeiro.demo) CONTAS_DEMO.forEach(dizer);
}

/** Returns one line that says why the start failed and what a person can do about it. */
function explicar(erro: unknown, config: Config): string {
  if (
    [EmbeddedStartError, ExposedDemo, InvalidConfig, WrongDataKey].some((kind) => erro instanceof kind) &&
    erro instanceof Error
  )
    return erro.message;
  const banco = refusedDatabase(erro);
  if (banco !== null) return `Não foi possível iniciar. ${banco}`;
  const codigo = erro instanceof Error && 'code' in erro ? erro.code : undefined;
  const port = erro instanceof Error && 'port' in erro ? erro.port : config.PORT;
  const variavel = port === config.METRICAS_PORTA ? 'METRICAS_PORTA' : 'PORT';
  if (codigo === 'EADDRINUSE') return `A porta ${port} já está em uso. Escolha outra com ${variavel}=…`;
  if (codigo === 'EACCES') return `Sem permissão para escutar na porta ${port}. Escolha outra com ${variavel}=…`;
  return `Não foi possível iniciar: ${erro instanceof Error ? erro.message : String(erro)}`;
}

/** `disconnect` means that `npm start` (tools/start.mjs) was killed and cannot forward a signal. */
const SINAIS = ['SIGTERM', 'SIGINT', 'disconnect'];

/** Ends the process at once on a signal during the start. The embedded database stops by its exit hook. */
const desistir = () => process.exit(143);

/**
 * Calls the current value of `parar.agora` on each signal. The listeners are never replaced, because a signal between
 * removal and registration would be lost.
 */
function aoSinal(parar: { agora: () => unknown }): void {
  for (const sinal of SINAIS) process.on(sinal, () => parar.agora());
}

async function rodar(dada: Config): Promise<void> {
  const sinal: { agora: () => unknown } = { agora: desistir };
  aoSinal(sinal);
  const log = createLog(dada.LOG_LEVEL);
  const banco = dada.DATABASE_URL
    ? {
        url: dada.DATABASE_URL,
        ownerUrl: dada.DATABASE_LISTEN_URL ?? dada.DATABASE_URL,
        stop: async () => undefined,
      }
    : await startEmbedded({ dataDir: dada.DATA_DIR, durable: true, log: dizer });
  const demoBank = (await mayHaveDemoBank(dada, banco.url)) ? await openDemoBank(dada) : null;
  const config = demoBank ? readConfig({ ...process.env, ...demoBank.env }) : dada;
  const processo = await startServer(config, banco, log, APPS_DIR).catch(async (erro) => {
    await demoBank?.close();
    await banco.stop();
    throw erro;
  });
  const aqui = `http://127.0.0.1:${processo.port}`;
  demoBank?.tell(aqui);
  if (mayHaveDemoTown(config, processo.primeiro)) processo.town.open(aqui);

  let parando = false;
  const parar = async () => {
    if (parando) return;
    parando = true;
    dizer('Encerrando…');
    processo.town.stop();
    setTimeout(() => process.exit(1), stopMaxMs(config)).unref();
    await processo.stop();
    await demoBank?.close();
    await banco.stop();
    process.exit(0);
  };
  sinal.agora = parar;
  apresentar(config, processo, demoBank);
  await processo
    .entregarPrimeiroLink((segredo) => entregarLink(config, processo, segredo))
    .catch((erro) => {
      reclamar(
        `O link do primeiro acesso não pôde ser entregue: ${erro instanceof Error ? erro.message : String(erro)}`,
      );
      reclamar('Peça um com: npm run conta -- link admin admin');
    });
}

try {
  const config = readConfig(process.env);
  await rodar(config).catch((erro) => {
    reclamar(explicar(erro, config));
    process.exit(1);
  });
} catch (erro) {
  if (!(erro instanceof InvalidConfig)) throw erro;
  reclamar(erro.message);
  process.exit(1);
}
