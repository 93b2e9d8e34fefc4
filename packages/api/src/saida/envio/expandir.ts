import type { TipoIntegracao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import { anexar } from './anexar.ts';
import { type Fato, type Fluxo, lockFluxo, lockFreeFluxo, type NovaMensagem } from './fluxo.ts';

/** The messages of some facts, in order, and the last step that they report, if any. */
export interface Expansao {
  mensagens: NovaMensagem[];
  passo?: string;
}

/** Turns the facts of a stream into messages, in a transaction that holds the stream's lock. Makes no outside calls. */
export type Expander = (em: Em, fluxo: Fluxo, fatos: Fato[]) => Promise<Expansao>;

/** The expander of each kind of integration. A kind without one keeps its facts. */
export type Expanders = Partial<Record<TipoIntegracao, Expander>>;

const fatosDe = (em: Em, fluxo_id: number) =>
  em
    .getKysely()
    .selectFrom('fato_externo')
    .select(['id', 'tipo', 'valor', 'quando', 'entregador_id', 'ator_tipo'])
    .where('fluxo_id', '=', fluxo_id)
    .orderBy('id')
    .execute();

type Meios = Pick<Deps, 'vault'>;

async function expandirTravado(em: Em, { vault }: Meios, expanders: Expanders, fluxo: Fluxo): Promise<void> {
  const expander = expanders[fluxo.tipo];
  const fatos = await fatosDe(em, fluxo.id);
  if (!expander || fatos.length === 0) return;
  const { mensagens, passo } = await expander(em, fluxo, fatos);
  await anexar(em, vault, fluxo, mensagens);
  const db = em.getKysely();
  if (passo !== undefined) await db.updateTable('fluxo_externo').set({ passo }).where('id', '=', fluxo.id).execute();
  await sql`delete from fato_externo where id = any(${fatos.map(({ id }) => id)}::bigint[])`.execute(db);
}

/**
 * Expands the facts of a stream at once, for a caller that reports its state. Runs in the caller's transaction, which
 * holds the stream's lock from here on.
 */
export async function expandir(em: Em, meios: Meios, expanders: Expanders, fluxo_id: number): Promise<Fluxo> {
  await expandirTravado(em, meios, expanders, await lockFluxo(em, fluxo_id));
  return lockFluxo(em, fluxo_id);
}

/** The streams in one batch. */
const POR_VEZ = 100;

/** Returns streams with unexpanded facts, those with the oldest facts first. */
export async function fluxosComFatos(em: Em, tipos: readonly string[], exceto: readonly number[]): Promise<number[]> {
  const lidos = await rows(
    em,
    sql<{ fluxo_id: number }>`
      select fluxo_id from (
        select fa.id, fa.fluxo_id from fato_externo fa
          join fluxo_externo f on f.id = fa.fluxo_id join integracao i on i.id = f.integracao_id
         where i.tipo = any(${[...tipos]}::text[]) and fa.fluxo_id <> all(${[...exceto]}::int[])
         order by fa.id limit ${POR_VEZ}) as antigos
       group by fluxo_id order by min(id)`,
  );
  return lidos.map(({ fluxo_id }) => fluxo_id);
}

/** Expands one stream in its own transaction. Skips a stream that another process has locked. */
export async function expandirFluxo(
  { orm, vault }: Pick<Deps, 'orm' | 'vault'>,
  expanders: Expanders,
  fluxo_id: number,
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const fluxo = await lockFreeFluxo(em, fluxo_id);
    if (fluxo) await expandirTravado(em, { vault }, expanders, fluxo);
  });
}
