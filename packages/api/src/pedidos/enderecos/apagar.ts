import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';

/** Deletes one place from the shop's memory, with its hints. A new request to the place stores it again. Throws 404. */
export async function apagarEndereco(em: Em, comercio_id: number, endereco_id: number): Promise<{ message: string }> {
  const { numDeletedRows } = await em
    .getKysely()
    .deleteFrom('endereco_conhecido')
    .where('id', '=', endereco_id)
    .where('comercio_id', '=', comercio_id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new BusinessError('ENDERECO_NAO_LEMBRADO');
  return { message: 'Endereço apagado da memória' };
}

/** Deletes all places from the shop's memory. */
export async function apagarTodosOsEnderecos(em: Em, comercio_id: number): Promise<{ message: string }> {
  const { numDeletedRows } = await em
    .getKysely()
    .deleteFrom('endereco_conhecido')
    .where('comercio_id', '=', comercio_id)
    .executeTakeFirstOrThrow();
  return { message: `${numDeletedRows} endereço(s) apagado(s) da memória` };
}
