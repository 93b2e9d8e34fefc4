import { chaveDoBairro } from '@corre/contract/enderecos/chave.ts';
import type { Precos, SalvarPrecos } from '@corre/contract/enderecos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';

/** Key of the price for all bairros without a price of their own. */
const TODOS = '';

/** Bands by distance, nearest first. Primary key `preco_por_distancia_pkey`. */
const lerFaixas = (em: Em, comercio_id: number) =>
  em
    .getKysely()
    .selectFrom('preco_por_distancia')
    .select(['ate_km', 'valor'])
    .where('comercio_id', '=', comercio_id)
    .orderBy('ate_km')
    .execute();

async function salvarFaixas(em: Em, comercio_id: number, distancias: Precos['distancias']): Promise<void> {
  const db = em.getKysely();
  await db.deleteFrom('preco_por_distancia').where('comercio_id', '=', comercio_id).execute();
  const linhas = distancias.map((faixa) => ({ comercio_id, ...faixa }));
  if (linhas.length > 0) await db.insertInto('preco_por_distancia').values(linhas).execute();
}

/** Returns a shop's price table, by bairro and by distance. Index `preco_do_comercio_unico`. */
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
    distancias: await lerFaixas(em, comercio_id),
  };
}

/** Replaces a shop's price table. The lock of the shop's row serializes concurrent calls. */
export async function salvarPrecos(
  em: Em,
  comercio_id: number,
  { fixo, bairros, distancias }: SalvarPrecos,
): Promise<Precos & { message: string }> {
  const db = em.getKysely();
  await db.selectFrom('comercio').select('id').where('id', '=', comercio_id).forNoKeyUpdate().execute();
  await db.deleteFrom('preco_do_comercio').where('comercio_id', '=', comercio_id).execute();
  const linhas = [
    ...(fixo === null ? [] : [{ comercio_id, bairro: '', bairro_chave: TODOS, valor: fixo }]),
    ...bairros.map(({ bairro, valor }) => ({ comercio_id, bairro, bairro_chave: chaveDoBairro(bairro), valor })),
  ];
  if (linhas.length > 0) await db.insertInto('preco_do_comercio').values(linhas).execute();
  if (distancias !== undefined) await salvarFaixas(em, comercio_id, distancias);
  return { ...(await lerPrecos(em, comercio_id)), message: 'Tabela de preços salva' };
}
