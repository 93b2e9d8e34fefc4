import type { EstadoDaCidade } from '@corre/contract/demonstracao/cidade.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Town } from '../../base/ports.ts';
import { cidadeAgora, estadoDaCidade } from './estado.ts';

/**
 * Starts the town's process again. Changes nothing while a process works or starts, so a second press has no effect.
 * @throws BusinessError CIDADE_SEM_PROCESSO where this process has no town
 */
export async function ligarCidade(em: Em, town: Town): Promise<EstadoDaCidade> {
  if (!(await cidadeAgora(em)).funciona) {
    if (!town.here) throw new BusinessError('CIDADE_SEM_PROCESSO');
    town.start();
  }
  return estadoDaCidade(em, town);
}
