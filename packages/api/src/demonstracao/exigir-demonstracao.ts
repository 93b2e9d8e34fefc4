import type { Em } from '@corre/db/orm.ts';
import { contas } from '../acesso/conta.queries.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Config } from '../base/config.ts';
import { wantsDemo } from '../base/wants-demo.ts';

/**
 * Refuses a call outside of the demonstration: where nobody asked for it, or the database has no such accounts.
 * @throws BusinessError DEMONSTRACAO_DESLIGADA
 */
export async function exigirDemonstracao(em: Em, config: Config): Promise<void> {
  const [joao] = wantsDemo(config)
    ? await contas(em)
        .select('id')
        .where('user_type', '=', 'entregador')
        .where('login', '=', 'joao')
        .where('ativo', '=', true)
        .execute()
    : [];
  if (!joao) throw new BusinessError('DEMONSTRACAO_DESLIGADA');
}
