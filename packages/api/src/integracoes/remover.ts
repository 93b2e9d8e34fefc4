import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import { BusinessError } from '../base/business-error.ts';
import { removerIntegracoes } from '../saida/remover-integracoes.ts';
import type { Com } from './criar.ts';
import { type Escopo, noEscopo } from './escopo.ts';

/**
 * Removes an integration for good: deletes its tokens at once and sends nothing more. A repeat gives the same answer.
 * Throws 404.
 */
export async function removerIntegracao(
  em: Em,
  { deps: { vault }, ator }: Pick<Com, 'deps' | 'ator'>,
  escopo: Escopo,
  integracao_id: number,
): Promise<{ message: string }> {
  const achada = await em
    .getKysely()
    .selectFrom('integracao')
    .select(['id', 'removida_em'])
    .where('id', '=', integracao_id)
    .where(noEscopo('integracao', escopo))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!achada) throw new BusinessError('INTEGRACAO_NAO_ENCONTRADA');
  if (achada.removida_em === null) {
    await removerIntegracoes(em, vault, { id: integracao_id });
    await auditar(em, ator, 'integracao_removida', 'integracao', integracao_id);
  }
  return { message: 'Integração removida. Os acessos dela terminaram.' };
}
