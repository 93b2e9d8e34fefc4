import { COTACAO_MINUTOS, type Cotacao, type cotarSchema } from '@corre/contract/cotacoes/contrato.ts';
import { bairroDoEndereco } from '@corre/contract/enderecos/chave.ts';
import { pontoDoLink } from '@corre/contract/mapa/ponto.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsAfter } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { aceiteDaLoja, estimarEntrega } from './estimar.ts';
import type { Trajeto } from './preco.ts';

const SEGUNDOS = 60;

/** The place of a quote. */
type Lugar = z.output<typeof cotarSchema>;

/** Bairros of a shop's price table. Index `preco_do_comercio_unico`. */
const bairrosDe = (em: Em, comercio_id: number) =>
  em
    .getKysely()
    .selectFrom('preco_do_comercio')
    .select('bairro')
    .where('comercio_id', '=', comercio_id)
    .where('bairro_chave', '<>', '')
    .execute();

const linkDaLoja = (em: Em, comercio_id: number) =>
  em.getKysely().selectFrom('comercio').select('link_loja').where('id', '=', comercio_id).executeTakeFirstOrThrow();

/** Returns the way to the place. Without `bairro`, the address is searched for a bairro of the price table. */
async function trajetoAte(em: Em, comercio_id: number, lugar: Lugar): Promise<Trajeto> {
  const { endereco, bairro, link_localizacao } = lugar;
  const noEndereco = bairro ?? bairroDoEndereco(endereco, await bairrosDe(em, comercio_id))?.bairro;
  const destino = pontoDoLink(link_localizacao) ?? undefined;
  const origem = destino && (pontoDoLink((await linkDaLoja(em, comercio_id)).link_loja) ?? undefined);
  return { bairro: noEndereco ?? '', origem, destino };
}

/**
 * Quotes a delivery for a shop's own system and stores the price for `COTACAO_MINUTOS` [cotacao]. Throws 409 if the
 * shop has no price for the place.
 */
export async function cotar(em: Em, config: Config, comercio_id: number, lugar: Lugar): Promise<Cotacao> {
  const trajeto = await trajetoAte(em, comercio_id, lugar);
  const { valor, prazo } = await estimarEntrega(em, config, comercio_id, trajeto);
  if (valor === null) throw new BusinessError('SEM_PRECO_PARA_O_LUGAR');
  const aceite = await aceiteDaLoja(em, comercio_id);
  const espera = aceite?.metade ?? 0;
  const { id, valida_ate } = await em
    .getKysely()
    .insertInto('cotacao')
    .values({ comercio_id, valor, valida_ate: secondsAfter(agora, COTACAO_MINUTOS * SEGUNDOS) })
    .returning(['id', 'valida_ate'])
    .executeTakeFirstOrThrow();
  const previsao = {
    aceite,
    coleta: espera + prazo.coleta,
    entrega: espera + prazo.entrega,
    maximo: espera + prazo.maximo,
  };
  return { cotacao_id: id, valor, previsao, valida_ate };
}
