import type { LocalDoComercio } from '@corre/contract/comercios/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Where a shop's parcels are picked up (decision record 0012). */
export const localDoComercio = (em: Em, comercio_id: number) =>
  onlyRow(em, sql<LocalDoComercio>`select endereco_retirada, link_loja from comercio where id = ${comercio_id}`);

/** The shop says where couriers pick up; open deliveries show it at once. */
export async function salvarLocal(em: Em, comercio_id: number, { endereco_retirada, link_loja }: LocalDoComercio) {
  const salvo = await onlyRow(
    em,
    sql<LocalDoComercio>`
      update comercio set endereco_retirada = ${endereco_retirada}::text, link_loja = ${link_loja}::text
       where id = ${comercio_id} returning endereco_retirada, link_loja`,
  );
  await avisar(em, { tipo: 'cadastro', comercio_id });
  return { message: 'Local da loja salvo!', ...salvo };
}
