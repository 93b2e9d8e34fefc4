import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Config } from '../base/config.ts';
import { wantsDemo } from '../base/wants-demo.ts';
import { temContasDaDemonstracao } from './contas.ts';

/** Returns whether this is the demonstration: somebody asked for it, and the database has its accounts. */
export const temDemonstracao = async (em: Em, config: Config): Promise<boolean> =>
  wantsDemo(config) && (await temContasDaDemonstracao(em));

/** Returns whether visitors meet the demonstration as such: entrances without a password, the strip of the town. */
export const mostraDemonstracao = async (em: Em, config: Config): Promise<boolean> =>
  config.DEMO_ENTRADAS && (await temDemonstracao(em, config));

/**
 * Refuses a call outside of the demonstration.
 * @throws BusinessError DEMONSTRACAO_DESLIGADA
 */
export async function exigirDemonstracao(em: Em, config: Config): Promise<void> {
  if (!(await temDemonstracao(em, config))) throw new BusinessError('DEMONSTRACAO_DESLIGADA');
}
