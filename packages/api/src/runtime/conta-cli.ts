import { parseArgs } from 'node:util';
import { EmbeddedStartError } from '@corre/db/embedded/error.ts';
import { joinEmbedded } from '@corre/db/embedded.ts';
import { type Em, initOrm } from '@corre/db/orm.ts';
import { type Bancada, type Comando, COMANDOS as DE_CONTAS, dizer } from '../acesso/contas/comandos.ts';
import { ContaRecusada } from '../acesso/contas/erros.ts';
import { type Config, InvalidConfig, readConfig } from '../base/config.ts';
import { dataKey } from '../base/data-key.ts';
import { createVault, type Vault } from '../base/vault.ts';
import { NaoConfere } from '../dinheiro/prova/check.ts';
import { conferirContas } from './check-accounts.ts';
import { proveDataKey, WrongDataKey } from './prove-data-key.ts';
import { prepareSchema } from './schema.ts';

async function provenVault(em: Em, config: Config): Promise<Vault> {
  const vault = createVault(await dataKey(config));
  await proveDataKey(em, vault);
  return vault;
}

const AJUDA = `Contas do Corre, para quem opera o servidor. Funciona com o servidor no ar ou parado.

  npm run conta -- criar suporte --usuario carla --nome "Carla Dias"    cria uma conta (suporte ou admin)
  npm run conta -- senha admin admin                                    troca a senha e encerra as sessões da conta
  npm run conta -- senha comercio "Pizzaria Bella Massa"                (entregador, comercio, admin ou suporte)
  npm run conta -- listar                                               mostra as contas, com seus números
  npm run conta -- encerrar suporte carla                               encerra a conta: sem acesso, sessões fechadas
  npm run conta -- exportar entregador joao                             tudo o que se guarda de alguém, em JSON
  npm run conta -- anonimizar entregador '#7' --confirmar               apaga a pessoa de uma conta já removida

  npm run conta -- conferir [2026-11-09]                                refaz as contas das semanas (ou de uma) a partir das
                                                                        entregas: 'confere', ou a primeira diferença
  npm run conta -- conferir --elo 1560:3fa9…                            e se o elo anotado antes ainda está na cadeia

Uma conta se diz pelo tipo e pelo usuário (ou nome do comércio), ou pelo número da lista com # e entre aspas: '#7'.
exportar e anonimizar valem para entregador, comercio, admin e suporte; encerrar, para admin e suporte.
Trocar a senha de uma conta encerrada abre a conta de novo.
A senha é pedida no terminal ou lida da entrada padrão; vazia, ou com --gerar, é criada e mostrada uma única vez.
O banco é o de DATABASE_URL ou, sem ela, o da pasta DATA_DIR (.data).`;

const COMANDOS: Record<string, Comando> = { ...DE_CONTAS, conferir: conferirContas };

const opcoes = {
  usuario: { type: 'string' },
  nome: { type: 'string' },
  elo: { type: 'string' },
  gerar: { type: 'boolean', default: false },
  confirmar: { type: 'boolean', default: false },
  ajuda: { type: 'boolean', short: 'h', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Progress goes beside the answer, which may be JSON for a file. */
const avisar = (linha: string) => void process.stderr.write(`${linha}\n`);

async function noBanco(config: Config, fazer: (bancada: Bancada) => Promise<void>): Promise<void> {
  const banco = config.DATABASE_URL
    ? {
        url: config.DATABASE_URL,
        ownerUrl: config.DATABASE_LISTEN_URL ?? config.DATABASE_URL,
        stop: async () => undefined,
      }
    : await joinEmbedded({ dataDir: config.DATA_DIR, durable: true, log: avisar });
  try {
    await prepareSchema(config, banco.ownerUrl, { info: () => undefined, warn: avisar });
    const orm = await initOrm({ url: banco.url, poolMax: 2 });
    try {
      await fazer({ em: orm.em.fork(), url: banco.url, vault: () => provenVault(orm.em.fork(), config) });
    } finally {
      await orm.close();
    }
  } finally {
    await banco.stop();
  }
}

async function rodar(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: opcoes, allowPositionals: true });
  const [nome = 'ajuda', ...argumentos] = positionals;
  const comando = COMANDOS[nome];
  const pediuAjuda = nome === 'ajuda' || values.ajuda || values.help;
  if (!comando || pediuAjuda) {
    dizer(AJUDA);
    return pediuAjuda ? 0 : 2;
  }
  const { usuario, elo, gerar, confirmar } = values;
  await noBanco(readConfig(process.env), (bancada) =>
    comando(bancada, { argumentos, usuario, nome: values.nome, elo, gerar, confirmar }),
  );
  return 0;
}

const EXPECTED = [ContaRecusada, NaoConfere, InvalidConfig, EmbeddedStartError, WrongDataKey];

/** What went wrong, as a line a person can act on. */
function explicar(erro: unknown): string {
  if (!(erro instanceof Error)) return `Não foi possível: ${String(erro)}`;
  if (EXPECTED.some((kind) => erro instanceof kind)) return erro.message;
  const codigo = 'code' in erro ? String(erro.code) : '';
  if (codigo.startsWith('ERR_PARSE_ARGS')) return `Opção desconhecida.\n\n${AJUDA}`;
  return `Não foi possível: ${erro.message}`;
}

process.exitCode = await rodar(process.argv.slice(2)).catch((erro: unknown) => {
  avisar(explicar(erro));
  return 1;
});
// A pipe that stays open behind us must not keep the command alive.
process.stdin.destroy();
