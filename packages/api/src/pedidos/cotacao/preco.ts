import { chaveDoBairro } from '@corre/contract/enderecos/bairro.ts';
import type { Ponto } from '@corre/contract/mapa/ponto.ts';
import type { Em } from '@corre/db/orm.ts';
import { distanciaEmMetros } from '../../base/distancia.ts';

/** Where a delivery goes, as far as whoever asks for it said so. */
export interface Trajeto {
  bairro: string;
  /** both, or it is not known how far it is */
  origem?: Ponto | undefined;
  destino?: Ponto | undefined;
}

/** 'Zona 07' and 'Zona 7' are one: one system counts so, the other so. */
const semZeros = (chave: string) => chave.replace(/\b0+(?=\d)/g, '');

/** The shop's whole table, which is short. Index `preco_do_comercio_unico`; '' is the price of every other bairro. */
const daTabela = (em: Em, comercio_id: number) =>
  em
    .getKysely()
    .selectFrom('preco_do_comercio')
    .select(['bairro_chave', 'valor'])
    .where('comercio_id', '=', comercio_id)
    .execute();

/** The narrowest band that reaches so far; beyond the last one there is none. */
const daFaixa = (em: Em, comercio_id: number, km: number) =>
  em
    .getKysely()
    .selectFrom('preco_por_distancia')
    .select('valor')
    .where('comercio_id', '=', comercio_id)
    .where('ate_km', '>=', km)
    .orderBy('ate_km')
    .limit(1)
    .executeTakeFirst();

const temFaixas = async (em: Em, comercio_id: number) =>
  (await em
    .getKysely()
    .selectFrom('preco_por_distancia')
    .select('ate_km')
    .where('comercio_id', '=', comercio_id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * What a delivery costs a shop, in reais, by its own table: the bairro's price, else that of the distance where both places are on the
 * map, else the one for everything else. Null: the shop does not deliver there, because it is farther than its last band,
 * or because its table has no such bairro (decision record 0075).
 */
export async function precoDaEntrega(
  em: Em,
  comercio_id: number,
  { bairro, origem, destino }: Trajeto,
): Promise<number | null> {
  const chave = semZeros(chaveDoBairro(bairro));
  const linhas = await daTabela(em, comercio_id);
  const doBairro = linhas.find(({ bairro_chave }) => bairro_chave !== '' && semZeros(bairro_chave) === chave);
  if (doBairro) return doBairro.valor;
  if (origem && destino && (await temFaixas(em, comercio_id))) {
    const faixa = await daFaixa(em, comercio_id, distanciaEmMetros(origem, destino) / 1_000);
    return faixa?.valor ?? null;
  }
  return linhas.find(({ bairro_chave }) => bairro_chave === '')?.valor ?? null;
}
