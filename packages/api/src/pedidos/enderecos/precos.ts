import { chaveDoBairro } from '@corre/contract/enderecos/bairro.ts';
import type { Precos } from '@corre/contract/enderecos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';

/** The row for every bairro that has none of its own. */
const TODOS = '';

/** A shop's price table, by name of bairro. Index `preco_do_comercio_unico`. */
export async function lerPrecos(em: Em, comercio_id: number): Promise<Precos> {
  const linhas = await em
    .getKysely()
    .selectFrom('preco_do_comercio')
    .select(['bairro', 'bairro_chave', 'valor'])
    .where('comercio_id', '=', comercio_id)
    .orderBy('bairro_chave')
    .execute();
  return {
    fixo: linhas.find(({ bairro_chave }) => bairro_chave === TODOS)?.valor ?? null,
    bairros: linhas
      .filter(({ bairro_chave }) => bairro_chave !== TODOS)
      .map(({ bairro, valor }) => ({ bairro, valor })),
  };
}

/** Puts this table in the place of the one before. The shop's row is locked: two that save at once do so one after the other. */
export async function salvarPrecos(
  em: Em,
  comercio_id: number,
  { fixo, bairros }: Precos,
): Promise<Precos & { message: string }> {
  const db = em.getKysely();
  await db.selectFrom('comercio').select('id').where('id', '=', comercio_id).forNoKeyUpdate().execute();
  await db.deleteFrom('preco_do_comercio').where('comercio_id', '=', comercio_id).execute();
  const linhas = [
    ...(fixo === null ? [] : [{ comercio_id, bairro: '', bairro_chave: TODOS, valor: fixo }]),
    ...bairros.map(({ bairro, valor }) => ({ comercio_id, bairro, bairro_chave: chaveDoBairro(bairro), valor })),
  ];
  if (linhas.length > 0) await db.insertInto('preco_do_comercio').values(linhas).execute();
  return { ...(await lerPrecos(em, comercio_id)), message: 'Tabela de preços salva' };
}
