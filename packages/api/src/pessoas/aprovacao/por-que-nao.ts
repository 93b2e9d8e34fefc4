import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';

/**
 * Returns the reason why a decision changed no row: another administrator decided before (409), or the row is gone
 * (404).
 */
export async function porQueNao(em: Em, entregador_id: number): Promise<BusinessError> {
  const existe = await em
    .getKysely()
    .selectFrom('entregador')
    .select('id')
    .where('id', '=', entregador_id)
    .executeTakeFirst();
  return existe ? new BusinessError('CADASTRO_JA_DECIDIDO') : new BusinessError('CADASTRO_NAO_ENCONTRADO');
}
