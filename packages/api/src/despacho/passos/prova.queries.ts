import { codigoDeFora } from '@corre/contract/prova/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';

/** The code was already confirmed at the door of a delivery that goes back to the shop, or support waived it. */
const dispensado = sql`exists (
  select 1 from marco m where m.solicitacao_id = s.id and m.tipo in ('codigo_ok', 'codigo_dispensado'))`;
const comFoto = sql`exists (select 1 from foto_prova p where p.solicitacao_id = s.id)`;

/**
 * Condition on `solicitacao s`: no proof that its end requires is missing (ADR 0069).
 * `provado`: the code sent with the step is correct. `recebedor`: the name sent with the step.
 */
export const provaCompleta = (provado: RawBuilder<boolean>, recebedor: RawBuilder<string | null>) => sql<boolean>`(
  (not s.exige_codigo or ${provado}::boolean or ${dispensado})
  and (not s.exige_recebedor or coalesce(${recebedor}::text, s.recebedor) is not null)
  and (not s.exige_foto or ${comFoto}))`;

type Prova = Pick<Row<'solicitacao'>, 'exige_codigo' | 'exige_foto' | 'exige_recebedor' | 'recebedor' | 'origem'> & {
  dispensado: boolean;
  com_foto: boolean;
};

/**
 * Returns the error for the first missing proof of a request that a step could not end. Returns undefined if none is
 * missing.
 */
export async function provaQueFalta(em: Em, solicitacao_id: number, { provado, recebedor }: Dita) {
  const prova: Prova | undefined = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .select(['s.exige_codigo', 's.exige_foto', 's.exige_recebedor', 's.recebedor', 's.origem'])
    .select([sql<boolean>`${dispensado}`.as('dispensado'), sql<boolean>`${comFoto}`.as('com_foto')])
    .where('s.id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!prova) return undefined;
  if (prova.exige_foto && !prova.com_foto) return new BusinessError('FALTA_FOTO');
  if (prova.exige_recebedor && !(recebedor ?? prova.recebedor)) return new BusinessError('FALTA_RECEBEDOR');
  if (prova.exige_codigo && !provado && !prova.dispensado)
    return new BusinessError('FALTA_CODIGO', { de_fora: codigoDeFora(prova) });
  return undefined;
}

/** The proof sent with a step that ends a request. */
export interface Dita {
  /** the code sent with the step was correct */
  provado: boolean;
  recebedor: string | null;
}
