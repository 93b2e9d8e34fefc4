import type { Em, Orm } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import { TABELAS } from '../acesso/conta.queries.ts';
import type { Pessoa } from '../acesso/contas/achar-pessoa.ts';
import { APAGADO, anonimizar } from '../acesso/contas/anonimizar.ts';
import type { Config } from '../base/config.ts';
import type { Cofre } from '../base/vault.ts';

/** Rows of one kind that one run touches, at most: a backlog of years goes hour by hour and holds nobody up. */
const POR_VEZ = 2_000;
/** People of one kind that one run anonymises, at most. */
const PESSOAS_POR_VEZ = 20;

/** Who acts when a time is over. */
const RETENCAO = { user_type: 'sistema', id: null };

type Consulta = ReturnType<typeof sql<object>>;

/** The instant before which something is old enough; `dias` of 0 keep for ever. */
const antesDe = (dias: number) =>
  dias === 0 ? sql`'-infinity'::timestamptz` : sql`agora() - make_interval(days => ${dias})`;

/** Customers' places and the notes about them. Index `solicitacao_encerrada`. */
const pedidos = (dias: number): Consulta[] => [
  sql`update solicitacao set endereco = ${APAGADO}, observacao = null, link_localizacao = null
       where id in (select id from solicitacao
                     where status in ('finalizada', 'cancelada') and data_status < ${antesDe(dias)} and endereco <> ${APAGADO}
                     order by data_status limit ${POR_VEZ})`,
  sql`update entrega set endereco = ${APAGADO}
       where id in (select id from entrega
                     where status = 'concluida' and data_entrega < ${antesDe(dias)} and endereco <> ${APAGADO}
                     order by id limit ${POR_VEZ})`,
];

/** Conversations: the messages go, with the marks of how far they were read. */
const mensagens = (dias: number): Consulta[] => [
  sql`delete from mensagem
       where id in (select m.id from mensagem m join solicitacao s on s.id = m.solicitacao_id
                     where m.data_envio < ${antesDe(dias)} and s.status in ('finalizada', 'cancelada') limit ${POR_VEZ})`,
  sql`delete from leitura
       where solicitacao_id in (select l.solicitacao_id from leitura l join solicitacao s on s.id = l.solicitacao_id
                                 where s.status in ('finalizada', 'cancelada') and s.data_status < ${antesDe(dias)}
                                   and not exists (select 1 from mensagem m where m.solicitacao_id = l.solicitacao_id)
                                 limit ${POR_VEZ})`,
];

/** How a courier worked: what they were offered, when they stood online, why they were suspended and what they said to it. */
const trabalho = (dias: number): Consulta[] => [
  sql`delete from oferta_pulo
       where (oferta_id, entregador_id) in (
         select oferta_id, entregador_id from oferta_pulo where quando < ${antesDe(dias)} limit ${POR_VEZ})`,
  sql`delete from oferta
       where id in (select o.id from oferta o
                     where o.resultado is not null and o.respondida_em < ${antesDe(dias)}
                       and not exists (select 1 from oferta_pulo p where p.oferta_id = o.id) limit ${POR_VEZ})`,
  sql`delete from turno where id in (select id from turno where fim < ${antesDe(dias)} limit ${POR_VEZ})`,
  sql`update contestacao c set texto = ${APAGADO}, resposta = case when c.resposta is not null then ${APAGADO} end
       where id in (select c.id from contestacao c join suspensao s on s.id = c.suspensao_id
                     where s.data_expiracao_suspensao < ${antesDe(dias)} and c.texto <> ${APAGADO} limit ${POR_VEZ})`,
  sql`update intervencao set motivo = ${APAGADO}
       where id in (select id from intervencao where quando < ${antesDe(dias)} and motivo <> ${APAGADO} limit ${POR_VEZ})`,
  sql`update suspensao set motivo_suspensao = ${APAGADO}
       where id in (select id from suspensao
                     where data_expiracao_suspensao < ${antesDe(dias)} and motivo_suspensao <> ${APAGADO} limit ${POR_VEZ})`,
];

const registros = (dias: number): Consulta[] => [
  sql`delete from auditoria where id in (select id from auditoria where quando < ${antesDe(dias)} order by quando limit ${POR_VEZ})`,
  // the limits' own keys are hashes; they are no use once they ran out
  sql`delete from limite
       where key in (select key from limite where expire < extract(epoch from agora()) * 1000 limit ${POR_VEZ})`,
];

/** Accounts that left so long ago that not even their payouts ask for a name. */
const removidas = (dias: number) => sql<Pessoa>`
  (select 'entregador' as user_type, id, nome_completo as nome, ativo from entregador
    where not ativo and removido_em < ${antesDe(dias)} and senha_hash <> ${APAGADO} order by id limit ${PESSOAS_POR_VEZ})
  union all
  (select 'comercio', id, nome, ativo from comercio c
    where not ativo and removido_em < ${antesDe(dias)} and senha_hash <> ${APAGADO}
      and not exists (select 1 from solicitacao s where s.comercio_id = c.id
                       and s.status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega'))
    order by id limit ${PESSOAS_POR_VEZ})
  union all
  (select user_type, id, nome, ativo from funcionario
    where not ativo and encerrado_em < ${antesDe(dias)} and senha_hash <> ${APAGADO} order by id limit ${PESSOAS_POR_VEZ})`;

/** Locks the account; false when another process was quicker. */
const aindaFalta = async (em: Em, { user_type, id }: Pessoa): Promise<boolean> =>
  (await row(
    em,
    sql`select 1 from ${sql.table(TABELAS[user_type])} where id = ${id} and senha_hash <> ${APAGADO} for update`,
  )) !== null;

/**
 * Erases what names a person once its time is over (docs/privacy.md says each time and why). Bounded per run, each statement
 * a transaction of its own, safe in several processes at once: what one has erased the other does not find.
 * @throws after all the others were tried, when some statement failed.
 */
export async function reter({ orm, config, cofre }: { orm: Orm; config: Config; cofre: Cofre }): Promise<void> {
  const em = orm.em.fork();
  const consultas = [
    ...pedidos(config.GUARDAR_PEDIDOS_DIAS),
    ...mensagens(config.GUARDAR_MENSAGENS_DIAS),
    ...trabalho(config.GUARDAR_TRABALHO_DIAS),
    ...registros(config.GUARDAR_AUDITORIA_DIAS),
  ];
  // one kind that fails must not keep the others for ever
  const falhas: unknown[] = [];
  for (const consulta of consultas) await rows(em, consulta).catch((erro: unknown) => falhas.push(erro));
  for (const pessoa of await rows(em, removidas(config.GUARDAR_REMOVIDOS_DIAS))) {
    await em.transactional(async (tx) => {
      if (await aindaFalta(tx, pessoa)) await anonimizar(tx, cofre, RETENCAO, pessoa);
    });
  }
  if (falhas.length > 0) throw new AggregateError(falhas, 'some retention times could not be kept');
}
