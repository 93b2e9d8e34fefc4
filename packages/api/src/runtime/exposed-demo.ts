import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { COMERCIOS, FUNCIONARIOS, PESSOAS, SENHA_DEMO } from '@corre/testing/demo/people.ts';
import { contas } from '../acesso/conta.queries.ts';
import type { Config } from '../base/config.ts';
import { verifyPassword } from '../base/password-hash.ts';

const SO_AQUI = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

/** Nobody else can reach it: it listens on this machine alone, and no proxy stands in front. */
export const onThisMachineOnly = ({ HOST, TRUST_PROXY }: Pick<Config, 'HOST' | 'TRUST_PROXY'>): boolean =>
  SO_AQUI.test(HOST) && TRUST_PROXY === 0;

/** Accounts whose password everybody knows would be open to a network; `main.ts` prints it and exits with 1. */
export class ExposedDemo extends Error {}

const LOGINS = [
  ...[...PESSOAS, ...FUNCIONARIOS].map(({ usuario }) => usuario.toLowerCase()),
  ...COMERCIOS.map(({ nome }) => chaveDoNome(nome)),
];

/** The hashes of the accounts that carry the demonstration's names; one password, so usually one hash. */
const hashes = (em: Em) =>
  contas(em).select('senha_hash').distinct().where('login', 'in', LOGINS).where('ativo', '=', true).execute();

/**
 * Refuses to serve the demonstration's accounts beyond this machine, unless `SEED=demo` asks for just that (decision record
 * 0016). A real account of the same name has another password and is none of them.
 * @throws DemoExposta
 */
export async function refuseExposedDemo(em: Em, config: Config): Promise<void> {
  if (config.SEED === 'demo' || onThisMachineOnly(config)) return;
  for (const { senha_hash } of await hashes(em)) {
    if (!(await verifyPassword(senha_hash, SENHA_DEMO))) continue;
    throw new ExposedDemo(
      `As contas de demonstração (senha ${SENHA_DEMO}) estão neste banco de dados, e HOST=${config.HOST} com TRUST_PROXY=${config.TRUST_PROXY} as abriria para a rede. ` +
        'Use outra pasta com DATA_DIR, ou peça por elas com SEED=demo.',
    );
  }
}
