import { chaveDoBairro, searchText } from '@corre/contract/enderecos/chave.ts';
import { chaveDoLugar } from '@corre/contract/enderecos/lugar.ts';
import type { NewRow } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { depois } from './schedule.ts';
import { iso } from './story.ts';
import { BAIRROS } from './texts.ts';

/** Ids, by the order of `PESSOAS` and of the shops. */
const JOAO = 1;
const [PIZZARIA, ACAI] = [1, 3];

/** The açaí has prices for all bairros, the pizzaria for two of them. A bairro has the name of its first price. */
const PRECOS: readonly { comercio_id: number; bairro: string; valor: number }[] = [
  ...BAIRROS.map((bairro, n) => ({ comercio_id: ACAI, bairro, valor: 6 + (n % 5) })),
  { comercio_id: PIZZARIA, bairro: 'Jd. Alvorada', valor: 12 },
  { comercio_id: PIZZARIA, bairro: 'Zona 7', valor: 8 },
];

/**
 * Adds the shops' prices by bairro [precos]. Returns the bairros that the figures know by these tables [numeros]: the
 * ids by their names in the addresses.
 */
export async function plantarPrecos(em: Em): Promise<Map<string, number>> {
  const db = em.getKysely();
  await db
    .insertInto('preco_do_comercio')
    .values(PRECOS.map((preco) => ({ ...preco, bairro_chave: chaveDoBairro(preco.bairro) })))
    .execute();
  const conhecidos = await db.selectFrom('bairro').select(['id', 'chave']).execute();
  const ids = new Map(conhecidos.map(({ id, chave }) => [chave, id]));
  return new Map(
    BAIRROS.flatMap((bairro): [string, number][] => {
      const id = ids.get(chaveDoBairro(bairro));
      return id === undefined ? [] : [[bairro, id]];
    }),
  );
}

/** Stores the addresses of each shop's requests: one row per address, with the values of the newest request. */
async function lembrar(em: Em): Promise<void> {
  const db = em.getKysely();
  const pedidos = await db
    .selectFrom('solicitacao')
    .select([
      'comercio_id',
      'endereco',
      'observacao',
      'link_localizacao',
      'valor_estimado',
      'data_solicitacao',
      'origem',
    ])
    .orderBy('id')
    .execute();
  const lugares = new Map<string, NewRow<'endereco_conhecido'> & { usos: number }>();
  for (const { data_solicitacao: usado_em, origem, observacao, ...pedido } of pedidos) {
    const chave = chaveDoLugar(pedido.endereco);
    const lugar = `${pedido.comercio_id} ${chave}`;
    lugares.set(lugar, {
      ...pedido,
      chave,
      busca: ` ${searchText(pedido.endereco)}`,
      observacao: origem === 'ifood' ? null : observacao,
      usos: (lugares.get(lugar)?.usos ?? 0) + 1,
      usado_em,
    });
  }
  await db
    .insertInto('endereco_conhecido')
    .values([...lugares.values()])
    .execute();
}

/** Adds the shops' known addresses, and a hint for the pizzeria's most frequent one. */
export async function countEnderecos(em: Em, agora: Date): Promise<void> {
  await lembrar(em);
  const db = em.getKysely();
  await db
    .insertInto('dica_do_lugar')
    .columns(['endereco_id', 'entregador_id', 'texto', 'escrita_em'])
    .expression((eb) =>
      eb
        .selectFrom('endereco_conhecido')
        .select(['id', sql.lit(JOAO).as('entregador_id'), sql.lit('Portão azul, interfone 31').as('texto')])
        .select(sql<string>`${iso(depois(agora, -24 * 60))}::timestamptz`.as('escrita_em'))
        .where('comercio_id', '=', PIZZARIA)
        .orderBy('usos', 'desc')
        .orderBy('id')
        .limit(1),
    )
    .execute();
}
