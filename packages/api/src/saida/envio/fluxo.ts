import type { TipoFato, TipoIntegracao } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';

/** What one integration hears of one request, under its lock. */
export interface Fluxo extends Pick<Row<'fluxo_externo'>, 'id' | 'integracao_id' | 'solicitacao_id' | 'passo'> {
  tipo: TipoIntegracao;
}

/** Something that happened, as a trigger noted it. */
export interface Fato extends Pick<Row<'fato_externo'>, 'id' | 'valor' | 'quando' | 'entregador_id' | 'ator_tipo'> {
  tipo: TipoFato;
}

/** A message as it will be sent: `tipo` for people, `quando` it is true (it is never sent before), `corpo` byte for byte. */
export interface NovaMensagem {
  tipo: string;
  /** ISO 8601 in UTC */
  quando: string;
  corpo: string;
}

const ler = (em: Em, fluxo_id: number) =>
  em
    .getKysely()
    .selectFrom('fluxo_externo as f')
    .innerJoin('integracao as i', 'i.id', 'f.integracao_id')
    .select(['f.id', 'f.integracao_id', 'f.solicitacao_id', 'f.passo', 'i.tipo'])
    .where('f.id', '=', fluxo_id);

/**
 * The stream, locked until the transaction ends: whoever adds to it, settles or takes back does so under this lock, after
 * the dispatch lock if it is held. The steps of requests, which only refer to it, never wait for it.
 * @throws when there is none.
 */
export const travarFluxo = (em: Em, fluxo_id: number): Promise<Fluxo> =>
  ler(em, fluxo_id).forNoKeyUpdate('f').executeTakeFirstOrThrow();

/** The same, unless somebody else has it; null then, or when there is none. */
export async function travarFluxoLivre(em: Em, fluxo_id: number): Promise<Fluxo | null> {
  return (await ler(em, fluxo_id).forNoKeyUpdate('f').skipLocked().executeTakeFirst()) ?? null;
}
