import type { Em } from '@corre/db/orm.ts';
import type { BusinessError } from '../../base/business-error.ts';
import { cadastroNaoEncontrado, jaDecidido } from './erros.ts';

/** Why a decision met no registration in the state that it was made for: somebody was quicker, or the row is gone. */
export async function porQueNao(em: Em, entregador_id: number): Promise<BusinessError> {
  const existe = await em
    .getKysely()
    .selectFrom('entregador')
    .select('id')
    .where('id', '=', entregador_id)
    .executeTakeFirst();
  return existe ? jaDecidido() : cadastroNaoEncontrado();
}
