import type { TipoFato, TipoIntegracao } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';

/** The messages of one integration about one request, under a lock. */
export interface Fluxo extends Pick<Row<'fluxo_externo'>, 'id' | 'integracao_id' | 'solicitacao_id' | 'passo'> {
  tipo: TipoIntegracao;
}

/** An event that a database trigger recorded. */
export interface Fato extends Pick<Row<'fato_externo'>, 'id' | 'valor' | 'quando' | 'entregador_id' | 'ator_tipo'> {
  tipo: TipoFato;
}

/** A message to send. `tipo` is for people. It is never sent before `quando`. `corpo` is the exact body. */
export interface NovaMensagem {
  tipo: string;
  /** ISO 8601 in UTC */
  quando: string;
  corpo: string;
}

const read = (em: Em, fluxo_id: number) =>
  em
    .getKysely()
    .selectFrom('fluxo_externo as f')
    .innerJoin('integracao as i', 'i.id', 'f.integracao_id')
    .select(['f.id', 'f.integracao_id', 'f.solicitacao_id', 'f.passo', 'i.tipo'])
    .where('f.id', '=', fluxo_id);

/**
 * Returns the stream, locked until the transaction ends. Appending, settling and deleting need this lock, after the
 * dispatch lock if that is held. Steps of requests only refer to the row and never wait for it.
 * @throws if there is none.
 */
export const lockFluxo = (em: Em, fluxo_id: number): Promise<Fluxo> =>
  read(em, fluxo_id).forNoKeyUpdate('f').executeTakeFirstOrThrow();

/** Returns the locked stream. Returns null if another process has the lock, or if there is none. */
export async function lockFreeFluxo(em: Em, fluxo_id: number): Promise<Fluxo | null> {
  return (await read(em, fluxo_id).forNoKeyUpdate('f').skipLocked().executeTakeFirst()) ?? null;
}
