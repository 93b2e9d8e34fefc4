import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { desistirDasVencidas } from '../../saida/envio/desistir.ts';
import { type Means, type NextBatch, olderThan } from './task.ts';

/** The calls of one integration that its screen shows, and the days after which these go as well (docs/privacy.md). */
const CHAMADAS = 50;
const CHAMADAS_DIAS = 7;
/** The days after which a fact without a message is deleted. */
const FATOS_DIAS = 7;

type Statement = (means: Means) => RawBuilder<unknown>;

const lote = ({ config }: Means) => sql.lit(config.LIMPEZA_LOTE);

/** Expired access tokens. Uses the index `integracao_token_vencido`. */
const tokens: Statement = (means) => sql`
  delete from integracao_token where token_hash = any (array(
    select token_hash from integracao_token where expira_em < (select agora()) order by expira_em limit ${lote(means)}))`;

/** Expired codes of shops for applications. Uses the index `aplicativo_codigo_vencido`. */
const codigos: Statement = (means) => sql`
  delete from aplicativo_codigo where codigo_hash = any (array(
    select codigo_hash from aplicativo_codigo
     where expira_em < (select agora()) order by expira_em limit ${lote(means)}))`;

/** Delivered or abandoned messages with personal data. Uses the index `mensagem_externa_antiga`. */
const mensagens: Statement = (means) => sql`
  delete from mensagem_externa where id = any (array(
    select id from mensagem_externa
     where quando < ${olderThan(means.config.OD_RETENCAO_DIAS)} and corpo_cifrado is not null
       and (entregue_em is not null or desistido_em is not null)
     order by quando limit ${lote(means)}))`;

/** Orders of points of sale, with recipients, phones and addresses. Uses the index `tentativa_a_apagar`. */
const pedidosRecebidos: Statement = (means) => sql`
  update tentativa set corpo_cifrado = null where id = any (array(
    select id from tentativa
     where criada_em < ${olderThan(means.config.OD_RETENCAO_DIAS)} and corpo_cifrado is not null
     order by criada_em limit ${lote(means)}))`;

/** Uses the index `chamada_externa_antiga`. */
const chamadasVelhas: Statement = (means) => sql`
  delete from chamada_externa where id = any (array(
    select id from chamada_externa where quando < ${olderThan(CHAMADAS_DIAS)} order by quando limit ${lote(means)}))`;

/** Uses the index `chamada_externa_da_integracao`. */
const chamadasDemais: Statement = (means) => sql`
  delete from chamada_externa where id = any (array(
    select c.id from integracao i
     cross join lateral (select id from chamada_externa where integracao_id = i.id
                          order by id desc offset ${sql.lit(CHAMADAS)} limit ${lote(means)}) c
     limit ${lote(means)}))`;

/** Facts that no worker could expand. They are few, so they need no index. */
const fatos: Statement = (means) => sql`
  delete from fato_externo where id = any (array(
    select id from fato_externo where quando < ${olderThan(FATOS_DIAS)} order by id limit ${lote(means)}))`;

/** Deletes old data of integrations, and abandons messages that were not delivered within a day. */
export const externos: NextBatch = async (means) => {
  const db = means.em.getKysely();
  const feitos = [await desistirDasVencidas(means.em, means.config.LIMPEZA_LOTE)];
  for (const statement of [tokens, codigos, mensagens, pedidosRecebidos, chamadasVelhas, chamadasDemais, fatos]) {
    const { numAffectedRows = 0n } = await statement(means).execute(db);
    feitos.push(Number(numAffectedRows));
  }
  const linhas = feitos.reduce((sum, quantas) => sum + quantas, 0);
  return { linhas, full: feitos.some((quantas) => quantas >= means.config.LIMPEZA_LOTE), ate: null };
};
