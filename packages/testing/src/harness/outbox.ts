import { randomUUID } from 'node:crypto';
import { anexar } from '@corre/api/saida/envio/anexar.ts';
import type { Row } from '@corre/db/database.ts';
import { only, rows, sql } from '@corre/db/sql.ts';
import type { Requester } from '../requester/requester.ts';
import type { TestApi } from './test-api.ts';

/** The parts of a running API that these builders need. */
type Of = Pick<TestApi, 'orm' | 'vault'>;

/**
 * Inserts an integration of a shop that sends its messages to this requester, and tells the requester the secret.
 * Returns its id.
 */
export async function plantIntegration(
  { orm, vault }: Of,
  comercio_id: number,
  pos: Pick<Requester, 'events' | 'codes' | 'secrets'>,
  tipo: Row<'integracao'>['tipo'] = 'opendelivery',
): Promise<number> {
  const secret = tipo === 'webhook' ? `whsec_${Buffer.from(randomUUID()).toString('base64')}` : randomUUID();
  pos.secrets.push(secret);
  const { id } = await orm.em
    .fork()
    .getKysely()
    .insertInto('integracao')
    .values({
      comercio_id,
      tipo,
      nome: 'Sistema de teste',
      ambiente: 'teste',
      client_id: tipo === 'opendelivery' ? randomUUID() : null,
      segredo_cifrado: vault.seal(secret),
      url_eventos: pos.events,
      url_codigo: pos.codes,
      criada_por_tipo: 'sistema',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An order of an integration that can get messages. */
export interface ToldOrder {
  order: string;
  fluxo_id: number;
  integracao_id: number;
}

/** Opens a stream without a request, like an order in test mode. */
export async function openOrder({ orm }: Of, integracao_id: number): Promise<ToldOrder> {
  const { id } = await orm.em
    .fork()
    .getKysely()
    .insertInto('fluxo_externo')
    .values({ integracao_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { order: randomUUID(), fluxo_id: id, integracao_id };
}

/**
 * Adds messages of these types to the outbox, with the instant `inSeconds` from now. Each body holds its order, type
 * and instant.
 */
export async function tell(
  { orm, vault }: Of,
  { order, fluxo_id, integracao_id }: ToldOrder,
  types: readonly string[],
  inSeconds = 0,
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const { quando } = only(
      await rows(em, sql<{ quando: string }>`select agora() + make_interval(secs => ${inSeconds}) as quando`),
    );
    const merchant = { id: 'loja-é-1', name: 'Loja' };
    const body = (type: string) => JSON.stringify({ orderId: order, merchant, event: { type, datetime: quando } });
    await anexar(
      em,
      vault,
      { id: fluxo_id, integracao_id },
      types.map((tipo) => ({ tipo, quando, corpo: body(tipo) })),
    );
  });
}

/** Returns all messages of an integration in the outbox, in order. */
export const outboxOf = ({ orm }: Of, integracao_id: number) =>
  orm.em
    .fork()
    .getKysely()
    .selectFrom('mensagem_externa')
    .selectAll()
    .where('integracao_id', '=', integracao_id)
    .orderBy('fluxo_id')
    .orderBy('sequencia')
    .execute();
