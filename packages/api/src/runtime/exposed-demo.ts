import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { COMERCIOS, FUNCIONARIOS, PESSOAS, SENHA_DEMO } from '@corre/demo/people.ts';
import { contas } from '../acesso/conta.queries.ts';
import type { Config } from '../base/config.ts';
import { verifyPassword } from '../base/password-hash.ts';
import { onThisMachineOnly } from '../base/wants-demo.ts';

/**
 * The demonstration's accounts, whose password is public, would be open to a network. `main.ts` prints it and exits
 * with 1.
 */
export class ExposedDemo extends Error {}

const LOGINS = [
  ...[...PESSOAS, ...FUNCIONARIOS].map(({ usuario }) => usuario.toLowerCase()),
  ...COMERCIOS.map(({ nome }) => chaveDoNome(nome)),
];

/**
 * Returns the hashes of accounts with the demonstration's names. They share one password, so it is usually one hash.
 */
const hashes = (em: Em) =>
  contas(em).select('senha_hash').distinct().where('login', 'in', LOGINS).where('ativo', '=', true).execute();

/**
 * Refuses to serve the demonstration's accounts beyond this machine unless `SEED=demo` asks for it (ADR 0006). A real
 * account of the same name has another password and does not count.
 * @throws ExposedDemo
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
