import type { Em } from '@corre/db/orm.ts';
import { enderecoNaoLembrado } from './erros.ts';

/** Takes one place out of the shop's memory, its hints with it. It comes back only when it is used again. */
export async function apagarEndereco(em: Em, comercio_id: number, endereco_id: number): Promise<{ message: string }> {
  const { numDeletedRows } = await em
    .getKysely()
    .deleteFrom('endereco_conhecido')
    .where('id', '=', endereco_id)
    .where('comercio_id', '=', comercio_id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw enderecoNaoLembrado();
  return { message: 'Endereço apagado da memória' };
}

/** Empties the shop's memory. */
export async function apagarTodosOsEnderecos(em: Em, comercio_id: number): Promise<{ message: string }> {
  const { numDeletedRows } = await em
    .getKysely()
    .deleteFrom('endereco_conhecido')
    .where('comercio_id', '=', comercio_id)
    .executeTakeFirstOrThrow();
  return { message: `${numDeletedRows} endereço(s) apagado(s) da memória` };
}
