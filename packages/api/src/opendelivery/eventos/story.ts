import { type Desfecho, STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { desfecho } from '../../base/desfecho.ts';
import type { ChainEvent } from '../formato/vocabulary.ts';

/** The data of an attempt for its events: the attempt, its solicitação, its courier, its tracking link. */
export type Story = Pick<
  Row<'tentativa'>,
  | 'id'
  | 'delivery_id'
  | 'corpo_cifrado'
  | 'criada_em'
  | 'quer_conclusao'
  | 'quer_retorno'
  | 'concluir_ate'
  | 'rejeitar_em'
> &
  Pick<Row<'fluxo_externo'>, 'integracao_id' | 'solicitacao_id' | 'passo'> & {
    rota_id: number | null;
    /** the position in the route, from 1 */
    ordem: number | null;
    comercio_id: number | null;
    status: Row<'solicitacao'>['status'] | null;
    valor_estimado: number | null;
    pronto_em: string | null;
    entregador_id: number | null;
    nome_completo: string | null;
    veiculo: Row<'entregador'>['veiculo'] | null;
    link: Buffer | null;
    rastreio_recusado_em: string | null;
    /** how the request ended; null while it is open */
    desfecho: Desfecho | null;
    /** the last time another courier took over; null: never */
    transferida_em: string | null;
  };

/**
 * Returns the attempt of a stream. Returns undefined if the stream has none. Uses the unique index
 * `tentativa_fluxo_id_unique`.
 */
export const storyOf = (em: Em, fluxo_id: number): Promise<Story | undefined> =>
  em
    .getKysely()
    .selectFrom('tentativa as t')
    .innerJoin('fluxo_externo as f', 'f.id', 't.fluxo_id')
    .leftJoin('solicitacao as s', 's.id', 'f.solicitacao_id')
    .leftJoin('entregador as e', 'e.id', 's.entregador_id')
    .leftJoin('rastreio as r', 'r.solicitacao_id', 's.id')
    .select(['t.id', 't.delivery_id', 't.corpo_cifrado', 't.criada_em', 't.quer_conclusao', 't.quer_retorno'])
    .select(['t.concluir_ate', 't.rejeitar_em', 'f.integracao_id', 'f.solicitacao_id', 'f.passo'])
    .select(['s.rota_id', 's.ordem', 's.comercio_id', 's.status', 's.valor_estimado', 's.pronto_em', 's.entregador_id'])
    .select(['e.nome_completo', 'e.veiculo', 'r.recusado_em as rastreio_recusado_em'])
    .select(desfecho.as('desfecho'))
    .select(sql<Buffer | null>`r.semente || r.token_sha256`.as('link'))
    .select(({ selectFrom, fn }) =>
      selectFrom('intervencao as i')
        .select(({ ref }) => fn.max(ref('i.quando')).as('quando'))
        .whereRef('i.solicitacao_id', '=', 's.id')
        .where('i.acao', '=', 'transferir')
        .$asScalar()
        .as('transferida_em'),
    )
    .where('t.fluxo_id', '=', fluxo_id)
    .executeTakeFirst();

/** Returns when each event of a stream was sent for the first time. Uses the unique index `mensagem_externa_ordem`. */
export async function toldOf(em: Em, fluxo_id: number) {
  const rows = await em
    .getKysely()
    .selectFrom('mensagem_externa')
    .select(['tipo', 'quando'])
    .where('fluxo_id', '=', fluxo_id)
    .orderBy('sequencia', 'desc')
    .execute();
  const told: Partial<Record<ChainEvent, string>> = {};
  for (const { tipo, quando } of rows) Object.assign(told, { [tipo]: quando });
  return { told, ultimo: rows[0]?.quando ?? null };
}

/** Returns whether the courier has no earlier accepted job. Uses the index `solicitacao_aberta_do_entregador`. */
export async function isTheirNext(em: Em, { solicitacao_id, rota_id, entregador_id }: Story): Promise<boolean> {
  const before = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('solicitacao_historico as h', (on) =>
      on.onRef('h.solicitacao_id', '=', 's.id').on('h.status', '=', 'aceita'),
    )
    .select('s.id')
    .where('s.entregador_id', '=', entregador_id)
    .where('s.status', 'in', STATUS_EM_ANDAMENTO)
    .where('s.rota_id', '<>', rota_id)
    .where(
      'h.quando',
      '<',
      sql<string>`(select quando from solicitacao_historico where solicitacao_id = ${solicitacao_id} and status = 'aceita')`,
    )
    .limit(1)
    .executeTakeFirst();
  return before === undefined;
}

/** Returns the integration's own ids of its other orders in the same delivery. */
export async function othersOf(em: Em, { rota_id, integracao_id, solicitacao_id }: Story): Promise<string[]> {
  const rows = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('fluxo_externo as f', 'f.solicitacao_id', 's.id')
    .innerJoin('tentativa as t', 't.fluxo_id', 'f.id')
    .innerJoin('pedido_externo as p', 'p.id', 't.pedido_externo_id')
    .select('p.order_id')
    .where('s.rota_id', '=', rota_id)
    .where('s.id', '<>', solicitacao_id)
    .where('s.status', '<>', 'cancelada')
    .where('f.integracao_id', '=', integracao_id)
    .orderBy('s.ordem')
    .execute();
  return rows.map(({ order_id }) => order_id);
}
