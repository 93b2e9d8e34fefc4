import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Queries } from '@corre/db/database.ts';
import { type Statement, sql } from '@corre/db/sql.ts';
import { APAGADO, contestacaoApagada, pedidoApagado } from '../acesso/contas/anonimizar.ts';
import type { Config } from '../base/config.ts';

/** Rows of one kind that one run touches, at most: a backlog of years goes hour by hour and holds nobody up. */
const POR_VEZ = 2_000;

/** The instant before which something is old enough; `dias` of 0 keep for ever. */
export const antesDe = (dias: number) =>
  dias === 0 ? sql<string>`'-infinity'::timestamptz` : sql<string>`agora() - make_interval(days => ${dias})`;

/** Customers' places and the notes about them. Index `solicitacao_encerrada`. */
function pedidos(db: Queries, dias: number): Statement[] {
  const solicitacoes = db
    .selectFrom('solicitacao')
    .select('id')
    .where('status', 'in', STATUS_ENCERRADO)
    .where('data_status', '<', antesDe(dias))
    .where('endereco', '<>', APAGADO)
    .orderBy('data_status')
    .limit(POR_VEZ);
  const entregas = db
    .selectFrom('entrega')
    .select('id')
    .where('status', '=', 'concluida')
    .where('data_entrega', '<', antesDe(dias))
    .where('endereco', '<>', APAGADO)
    .orderBy('id')
    .limit(POR_VEZ);
  return [
    db.updateTable('solicitacao').set(pedidoApagado).where('id', 'in', solicitacoes),
    db.updateTable('entrega').set({ endereco: APAGADO }).where('id', 'in', entregas),
  ];
}

/** Conversations: the messages go, with the marks of how far they were read. */
function mensagens(db: Queries, dias: number): Statement[] {
  const velhas = db
    .selectFrom('mensagem as m')
    .innerJoin('solicitacao as s', 's.id', 'm.solicitacao_id')
    .select('m.id')
    .where('m.data_envio', '<', antesDe(dias))
    .where('s.status', 'in', STATUS_ENCERRADO)
    .limit(POR_VEZ);
  const lidas = db
    .selectFrom('leitura as l')
    .innerJoin('solicitacao as s', 's.id', 'l.solicitacao_id')
    .select('l.solicitacao_id')
    .where('s.status', 'in', STATUS_ENCERRADO)
    .where('s.data_status', '<', antesDe(dias))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mensagem as m').select('m.id').whereRef('m.solicitacao_id', '=', 'l.solicitacao_id'))),
    )
    .limit(POR_VEZ);
  return [
    db.deleteFrom('mensagem').where('id', 'in', velhas),
    db.deleteFrom('leitura').where('solicitacao_id', 'in', lidas),
  ];
}

/** How a courier worked: what they were offered and when they stood online. */
function trabalho(db: Queries, dias: number): Statement[] {
  const pulos = db
    .selectFrom('oferta_pulo')
    .select(['oferta_id', 'entregador_id'])
    .where('quando', '<', antesDe(dias))
    .limit(POR_VEZ);
  const ofertas = db
    .selectFrom('oferta as o')
    .select('o.id')
    .where('o.resultado', 'is not', null)
    .where('o.respondida_em', '<', antesDe(dias))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('oferta_pulo as p').select('p.oferta_id').whereRef('p.oferta_id', '=', 'o.id'))),
    )
    .limit(POR_VEZ);
  const turnos = db.selectFrom('turno').select('id').where('fim', '<', antesDe(dias)).limit(POR_VEZ);
  return [
    db
      .deleteFrom('oferta_pulo')
      .where(({ eb, refTuple }) =>
        eb(refTuple('oferta_id', 'entregador_id'), 'in', pulos.$asTuple('oferta_id', 'entregador_id')),
      ),
    db.deleteFrom('oferta').where('id', 'in', ofertas),
    db.deleteFrom('turno').where('id', 'in', turnos),
  ];
}

/** Why a courier was suspended, what they said to it, and why a delivery was taken from them. */
function motivos(db: Queries, dias: number): Statement[] {
  const contestacoes = db
    .selectFrom('contestacao as c')
    .innerJoin('suspensao as s', 's.id', 'c.suspensao_id')
    .select('c.id')
    .where('s.data_expiracao_suspensao', '<', antesDe(dias))
    .where('c.texto', '<>', APAGADO)
    .limit(POR_VEZ);
  const intervencoes = db
    .selectFrom('intervencao')
    .select('id')
    .where('quando', '<', antesDe(dias))
    .where('motivo', '<>', APAGADO)
    .limit(POR_VEZ);
  const suspensoes = db
    .selectFrom('suspensao')
    .select('id')
    .where('data_expiracao_suspensao', '<', antesDe(dias))
    .where('motivo_suspensao', '<>', APAGADO)
    .limit(POR_VEZ);
  return [
    db.updateTable('contestacao').set(contestacaoApagada).where('id', 'in', contestacoes),
    db.updateTable('intervencao').set({ motivo: APAGADO }).where('id', 'in', intervencoes),
    db.updateTable('suspensao').set({ motivo_suspensao: APAGADO }).where('id', 'in', suspensoes),
  ];
}

function registros(db: Queries, dias: number): Statement[] {
  const atos = db
    .selectFrom('auditoria')
    .select('id')
    .where('quando', '<', antesDe(dias))
    .orderBy('quando')
    .limit(POR_VEZ);
  // the limits' own keys are hashes; they are no use once they ran out
  const vencidos = db
    .selectFrom('limite')
    .select('key')
    .where('expire', '<', sql<number>`extract(epoch from agora()) * 1000`)
    .limit(POR_VEZ);
  return [db.deleteFrom('auditoria').where('id', 'in', atos), db.deleteFrom('limite').where('key', 'in', vencidos)];
}

/** Everything whose time is over, in the order in which it goes (docs/privacy.md says each time and why). */
export const vencidos = (db: Queries, config: Config): Statement[] => [
  ...pedidos(db, config.GUARDAR_PEDIDOS_DIAS),
  ...mensagens(db, config.GUARDAR_MENSAGENS_DIAS),
  ...trabalho(db, config.GUARDAR_TRABALHO_DIAS),
  ...motivos(db, config.GUARDAR_TRABALHO_DIAS),
  ...registros(db, config.GUARDAR_AUDITORIA_DIAS),
];
