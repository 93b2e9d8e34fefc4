import { codigoDeFora, type DonoDoCodigo } from '@corre/contract/prova/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { temDeVoltar } from '../../base/desfecho.ts';

/** The proof sent with a step that ends a request. */
export interface Dita {
  /** the code sent with the step was correct */
  provado: boolean;
  recebedor: string | null;
}

/** The code was already confirmed at the door of a delivery that goes back to the shop, or support waived it. */
const dispensado = sql`exists (
  select 1 from marco m where m.solicitacao_id = s.id and m.tipo in ('codigo_ok', 'codigo_dispensado'))`;
const comFoto = sql`exists (select 1 from foto_prova p where p.solicitacao_id = s.id)`;

/**
 * Condition on `solicitacao s`: no proof that its end requires is missing (ADR 0024).
 * `provado`: the code sent with the step is correct. `recebedor`: the name sent with the step.
 */
const provaCompleta = (provado: RawBuilder<boolean>, recebedor: RawBuilder<string | null>) => sql<boolean>`(
  (not s.exige_codigo or ${provado}::boolean or ${dispensado})
  and (not s.exige_recebedor or coalesce(${recebedor}::text, s.recebedor) is not null)
  and (not s.exige_foto or ${comFoto}))`;

/** The courier noted `devolvido`. The milestone of an earlier courier does not count. */
const noComercio = sql<boolean>`exists (select 1 from marco m where m.solicitacao_id = s.id and m.tipo = 'devolvido'
  and m.ator_tipo = 'entregador' and m.ator_id = s.entregador_id)`;

/**
 * Condition on `solicitacao s`: it may end. What must go back to the shop ends there. What goes back undelivered needs
 * no proof [devolver].
 */
export const podeAcabar = (provado: RawBuilder<boolean>, recebedor: RawBuilder<string | null>) => sql<boolean>`(
  (s.a_devolver or ${provaCompleta(provado, recebedor)}) and (not ${temDeVoltar} or ${noComercio}))`;

type Prova = Pick<Row<'solicitacao'>, 'exige_codigo' | 'exige_foto' | 'exige_recebedor' | 'recebedor'> &
  DonoDoCodigo & {
    falta_voltar: boolean;
    a_devolver: boolean;
    dispensado: boolean;
    com_foto: boolean;
  };

/**
 * Returns the error for what a step that could not end a request lacks: the way back, or the first missing proof.
 * Returns undefined if nothing is missing.
 */
export async function oQueFalta(em: Em, solicitacao_id: number, { provado, recebedor }: Dita) {
  const prova: Prova | undefined = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .select(['s.exige_codigo', 's.exige_foto', 's.exige_recebedor', 's.recebedor'])
    .select(['s.origem', 's.codigo_de_fora'])
    .select([sql<boolean>`${dispensado}`.as('dispensado'), sql<boolean>`${comFoto}`.as('com_foto')])
    .select([sql<boolean>`${temDeVoltar} and not ${noComercio}`.as('falta_voltar')])
    .select('s.a_devolver')
    .where('s.id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!prova) return undefined;
  if (prova.falta_voltar) return new BusinessError('FALTA_DEVOLVER');
  if (prova.a_devolver) return undefined;
  if (prova.exige_foto && !prova.com_foto) return new BusinessError('FALTA_FOTO');
  if (prova.exige_recebedor && !(recebedor ?? prova.recebedor)) return new BusinessError('FALTA_RECEBEDOR');
  if (prova.exige_codigo && !provado && !prova.dispensado)
    return new BusinessError('FALTA_CODIGO', { de_fora: codigoDeFora(prova) });
  return undefined;
}
