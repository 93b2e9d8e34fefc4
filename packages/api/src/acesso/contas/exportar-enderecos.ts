import type { Em } from '@corre/db/orm.ts';
import type { Statement } from '@corre/db/sql.ts';

/** Lists a shop's known addresses and its price table. */
export function enderecosDoComercio(em: Em, id: number): Record<string, Statement<object[]>> {
  const db = em.getKysely();
  return {
    enderecos: db
      .selectFrom('endereco_conhecido')
      .select(['endereco', 'observacao', 'link_localizacao', 'valor_estimado', 'usos', 'usado_em'])
      .where('comercio_id', '=', id)
      .orderBy('id'),
    precos: db
      .selectFrom('preco_do_comercio')
      .select(['bairro', 'valor'])
      .where('comercio_id', '=', id)
      .orderBy('bairro_chave'),
  };
}

/** Lists the hints that a courier wrote. */
export const dicasDoEntregador = (em: Em, id: number): Record<string, Statement<object[]>> => ({
  dicas: em
    .getKysely()
    .selectFrom('dica_do_lugar')
    .select(['texto', 'escrita_em'])
    .where('entregador_id', '=', id)
    .orderBy('id'),
});
