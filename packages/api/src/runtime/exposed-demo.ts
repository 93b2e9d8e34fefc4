import type { Em } from '@corre/db/orm.ts';
import { SENHA_DEMO } from '@corre/demo/people.ts';
import type { Config } from '../base/config.ts';
import { onThisMachineOnly } from '../base/wants-demo.ts';
import { temContasDaDemonstracao } from '../demonstracao/contas.ts';

/**
 * The demonstration's accounts, whose password is public, would be open to a network. `main.ts` prints it and exits
 * with 1.
 */
export class ExposedDemo extends Error {}

/**
 * Refuses to serve the demonstration's accounts beyond this machine unless `SEED=demo` asks for it (ADR 0006).
 * @throws ExposedDemo
 */
export async function refuseExposedDemo(em: Em, config: Config): Promise<void> {
  if (config.SEED === 'demo' || onThisMachineOnly(config)) return;
  if (!(await temContasDaDemonstracao(em))) return;
  throw new ExposedDemo(
    `As contas de demonstração (senha ${SENHA_DEMO}) estão neste banco de dados, e HOST=${config.HOST} com TRUST_PROXY=${config.TRUST_PROXY} as abriria para a rede. ` +
      'Use outra pasta com DATA_DIR, ou peça por elas com SEED=demo.',
  );
}
