import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { type Order, orderSchema } from '../formato/order.ts';
import { noSuchOrder } from '../formato/problem.ts';

/** The last attempt of an order, with its stream and its solicitação, if there is one. */
export type Attempt = Pick<
  Row<'tentativa'>,
  | 'id'
  | 'fluxo_id'
  | 'delivery_id'
  | 'corpo_cifrado'
  | 'corpo_hash'
  | 'criada_em'
  | 'estimativa'
  | 'desiste_em'
  | 'quer_pronto'
  | 'quer_coleta'
  | 'quer_conclusao'
  | 'quer_retorno'
  | 'com_taxa'
> &
  Pick<Row<'fluxo_externo'>, 'solicitacao_id'> & {
    numero: number;
    /** the last event up to now; null: none */
    passo: string | null;
    /** somebody cancelled the solicitação, though CANCELLED may not be written yet; the system itself only rejects */
    cancelada: boolean;
  };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NIL = '00000000-0000-0000-0000-000000000000';

/** Returns the last attempt of an order. Uses the unique indexes `pedido_externo_unico`,
 * `tentativa_unica` and the one of a step. */
export const lastAttempt = (em: Em, integracao_id: number, orderId: string): Promise<Attempt | undefined> =>
  em
    .getKysely()
    .selectFrom('pedido_externo as p')
    .innerJoin('tentativa as t', 't.pedido_externo_id', 'p.id')
    .innerJoin('fluxo_externo as f', 'f.id', 't.fluxo_id')
    .select(['t.id', 't.numero', 't.fluxo_id', 't.delivery_id', 't.corpo_cifrado', 't.corpo_hash', 't.criada_em'])
    .select([
      't.estimativa',
      't.desiste_em',
      't.quer_pronto',
      't.quer_coleta',
      't.quer_conclusao',
      't.quer_retorno',
      't.com_taxa',
    ])
    .select('f.solicitacao_id')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('solicitacao_historico as h')
          .select('h.status')
          .whereRef('h.solicitacao_id', '=', 'f.solicitacao_id')
          .where('h.status', '=', 'cancelada')
          .where('h.ator_tipo', '<>', 'sistema'),
      )
        .$castTo<boolean>()
        .as('cancelada'),
    )
    .select(({ selectFrom, fn, ref }) =>
      // A test order has future messages. If the sweep has deleted the messages, the stream still has the last step.
      fn
        .coalesce(
          selectFrom('mensagem_externa as m')
            .select('m.tipo')
            .whereRef('m.fluxo_id', '=', 'f.id')
            .where('m.quando', '<=', agora)
            .orderBy('m.sequencia', 'desc')
            .limit(1),
          ref('f.passo'),
        )
        .as('passo'),
    )
    .where('p.integracao_id', '=', integracao_id)
    .where('p.order_id', '=', UUID.test(orderId) ? orderId : NIL)
    .orderBy('t.numero', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Returns the last attempt of an order that must exist. An unknown order and another integration's order get the same
 * 404 after the same query.
 */
export async function attemptOf(em: Em, integracao_id: number, orderId: string): Promise<Attempt> {
  const attempt = await lastAttempt(em, integracao_id, orderId);
  if (!attempt) throw noSuchOrder();
  return attempt;
}

/** Returns the order as the requester sent it. Returns null once it is erased. */
export const orderOf = (vault: Vault, { corpo_cifrado }: Pick<Attempt, 'corpo_cifrado'>): Order | null =>
  corpo_cifrado === null ? null : orderSchema.parse(JSON.parse(vault.open(corpo_cifrado)));
