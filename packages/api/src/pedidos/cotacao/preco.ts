import { chaveDoBairro } from '@corre/contract/enderecos/chave.ts';
import type { Ponto } from '@corre/contract/mapa/ponto.ts';
import type { Em } from '@corre/db/orm.ts';
import { metresBetween } from '../../base/distance.ts';

/** The way of a delivery, as far as the caller knows it. */
export interface Trajeto {
  bairro: string;
  /** both points are needed to compute a distance */
  origem?: Ponto | undefined;
  destino?: Ponto | undefined;
}

/**
 * Reads the shop's whole table, which is short. The key '' is the price of all other bairros. A stored key may be one
 * of an older rule, so bairros are compared by their names. Index `preco_do_comercio_unico`.
 */
const daTabela = (em: Em, comercio_id: number) =>
  em
    .getKysely()
    .selectFrom('preco_do_comercio')
    .select(['bairro', 'bairro_chave', 'valor'])
    .where('comercio_id', '=', comercio_id)
    .orderBy('id')
    .execute();

/** Returns the narrowest band that covers the distance, or undefined beyond the last band. */
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
 * Returns the price of a delivery for a shop, in reais, by the shop's own table. The bairro's price comes first. Next
 * is the price by distance if both points are known, then the price of all other bairros. Returns null if the shop does
 * not deliver there: beyond the last band, or no such bairro in the table (ADR 0038).
 */
export async function precoDaEntrega(
  em: Em,
  comercio_id: number,
  { bairro, origem, destino }: Trajeto,
): Promise<number | null> {
  const chave = chaveDoBairro(bairro);
  const linhas = await daTabela(em, comercio_id);
  const doBairro = chave === '' ? undefined : linhas.find((linha) => chaveDoBairro(linha.bairro) === chave);
  if (doBairro) return doBairro.valor;
  if (origem && destino && (await temFaixas(em, comercio_id))) {
    const faixa = await daFaixa(em, comercio_id, metresBetween(origem, destino) / 1_000);
    return faixa?.valor ?? null;
  }
  return linhas.find(({ bairro_chave }) => bairro_chave === '')?.valor ?? null;
}
