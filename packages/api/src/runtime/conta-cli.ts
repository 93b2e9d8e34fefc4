import { type Em, initOrm } from '@corre/db/orm.ts';
import { ContaRecusada } from '../acesso/contas/achar-pessoa.ts';
import { type Bancada, type Comando, COMANDOS as DE_CONTAS, dizer } from '../acesso/contas/comandos.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Config } from '../base/config.ts';
import { presentDataKey } from '../base/data-key.ts';
import { createVault, type Vault } from '../base/vault.ts';
import { NaoConfere } from '../dinheiro/prova/check.ts';
import { checkContas } from './check-accounts.ts';
import { onOwnDatabase } from './command/own-database.ts';
import { avisar, configOf, OWN_OPTIONS_HELP, ownOptions, runCommand } from './command/run-command.ts';
import { proveDataKey, WrongDataKey } from './prove-data-key.ts';
import { prepareSchema } from './schema.ts';

async function provenVault(em: Em, config: Config): Promise<Vault> {
  const key = await presentDataKey(config);
  if (key === undefined)
    throw new ContaRecusada(
      'Falta a chave dos dados (CHAVE_DADOS, ou o arquivo chave-dados em DATA_DIR). Com --env /etc/corre/api.env ela vem do ambiente do serviço.',
    );
  const vault = createVault(key);
  await proveDataKey(em, vault);
  return vault;
}

const AJUDA = `Contas do Corre, para quem opera o servidor. Funciona com o servidor no ar ou parado.

  npm run conta -- criar suporte --usuario carla --nome "Carla Dias"    cria uma conta (suporte ou admin)
  npm run conta -- senha admin admin                                    troca a senha e encerra as sessões da conta
  npm run conta -- senha comercio "Pizzaria Bella Massa"                (entregador, comercio, admin ou suporte)
  npm run conta -- link admin admin                                     um link, por 30 minutos, para a pessoa criar a senha
  npm run conta -- listar                                               mostra as contas, com seus números
  npm run conta -- encerrar suporte carla                               encerra a conta: sem acesso, sessões fechadas
  npm run conta -- segundo-fator remover carla                          quem perdeu o celular e as passkeys: remove tudo
  npm run conta -- exportar entregador joao                             tudo o que se guarda de alguém, em JSON
  npm run conta -- anonimizar entregador '#7' --confirmar               apaga a pessoa de uma conta já removida

  npm run conta -- conferir [2026-11-09]                                refaz as contas das semanas (ou de uma) a partir das
                                                                        entregas: 'confere', ou a primeira diferença
  npm run conta -- conferir --elo 1560:3fa9…                            e se o elo anotado antes ainda está na cadeia

Uma conta se diz pelo tipo e pelo usuário (ou nome do comércio), ou pelo número da lista com # e entre aspas: '#7'.
exportar e anonimizar valem para entregador, comercio, admin e suporte; encerrar, para admin e suporte.
Trocar a senha de uma conta encerrada abre a conta de novo.
A senha é pedida no terminal ou lida da entrada padrão; vazia, ou com --gerar, é criada e mostrada uma única vez.

${OWN_OPTIONS_HELP}`;

const COMANDOS: Record<string, Comando> = { ...DE_CONTAS, conferir: checkContas };

const options = {
  ...ownOptions,
  usuario: { type: 'string' },
  nome: { type: 'string' },
  elo: { type: 'string' },
  gerar: { type: 'boolean', default: false },
  confirmar: { type: 'boolean', default: false },
} as const;

const noBanco = (config: Config, embedded: boolean, act: (bench: Bancada) => Promise<void>) =>
  onOwnDatabase({ config, embedded, create: true }, avisar, async ({ url, ownerUrl }) => {
    await prepareSchema(config, ownerUrl, { info: () => undefined, warn: avisar });
    const orm = await initOrm({ url, poolMax: 2 });
    try {
      await act({ em: orm.em.fork(), url, vault: () => provenVault(orm.em.fork(), config) });
    } finally {
      await orm.close();
    }
  });

await runCommand(
  { help: AJUDA, options, refusals: [ContaRecusada, BusinessError, NaoConfere, WrongDataKey] },
  async ({ values: { env, embedded, usuario, nome, elo, gerar, confirmar }, positionals }) => {
    const [pedido = 'ajuda', ...argumentos] = positionals;
    if (pedido === 'ajuda') {
      dizer(AJUDA);
      return 0;
    }
    const command = COMANDOS[pedido];
    if (!command) return null;
    await noBanco(configOf(env), embedded, (bench) =>
      command(bench, { argumentos, usuario, nome, elo, gerar, confirmar }),
    );
    return 0;
  },
);
// An open standard input must not keep the command alive.
process.stdin.destroy();
