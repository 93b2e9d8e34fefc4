import { timingSafeEqual } from 'node:crypto';
import { CODIGO_DIGITOS, CODIGO_TENTATIVAS } from '@corre/contract/custodia/regras.ts';
import type { Database } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type ExpressionBuilder, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { codigosDemais, digaOCodigo } from './erros.ts';

/** The code of a handover follows from its id and the installation's key: it is kept nowhere (decision record 0062). */
export function codigoDa(vault: Vault, prestacao_id: number): string {
  const impressao = BigInt(`0x${vault.index(`custodia.prestacao.${prestacao_id}`).slice(0, 16)}`);
  return String(impressao % 10n ** BigInt(CODIGO_DIGITOS)).padStart(CODIGO_DIGITOS, '0');
}

/** In constant time; both have `CODIGO_DIGITOS` digits. */
export const codigoConfere = (vault: Vault, prestacao_id: number, dito: string): boolean =>
  dito.length === CODIGO_DIGITOS && timingSafeEqual(Buffer.from(codigoDa(vault, prestacao_id)), Buffer.from(dito));

/** Of `custodia_prestacao p`: how many codes its courier may still try at this shop, wrong ones of 24 hours counted. Index `custodia_prestacao_do_par`. */
export const tentativasRestantes = ({
  selectFrom,
}: ExpressionBuilder<Database & { p: Database['custodia_prestacao'] }, 'p'>) =>
  selectFrom('custodia_prestacao as q')
    .select(
      sql<number>`greatest(0, ${sql.lit(CODIGO_TENTATIVAS)} - p.tentativas - coalesce(sum(
        case when q.confirmada_por_tipo = 'entregador' then q.tentativas - 1 else q.tentativas end), 0))::int`.as(
        'restam',
      ),
    )
    .whereRef('q.entregador_id', '=', 'p.entregador_id')
    .whereRef('q.comercio_id', '=', 'p.comercio_id')
    .whereRef('q.id', '<>', 'p.id')
    .where('q.criada_em', '>', sql<string>`${agora} - interval '24 hours'`);

/**
 * Counts a courier's try before the code is looked at, in a statement of its own: so that a wrong code stays counted when its act is
 * undone, and parallel guesses cannot slip through. 409 when there were too many.
 */
export async function contarTentativa(
  em: Em,
  { entregador_id, prestacao_id, codigo }: { entregador_id: number; prestacao_id: number; codigo?: string | undefined },
): Promise<void> {
  if (codigo === undefined) throw digaOCodigo();
  const db = em.getKysely();
  const aberta = { id: prestacao_id, entregador_id };
  const contada = await db
    .updateTable('custodia_prestacao as p')
    .set(({ eb, ref }) => ({ tentativas: eb(ref('p.tentativas'), '+', 1) }))
    .where((eb) => eb.and({ 'p.id': aberta.id, 'p.entregador_id': aberta.entregador_id }))
    .where('p.confirmada_em', 'is', null)
    .where('p.cancelada_em', 'is', null)
    .where((eb) => eb(tentativasRestantes(eb), '>', 0))
    .returning('p.id')
    .executeTakeFirst();
  if (contada) return;
  const barrada = await db
    .selectFrom('custodia_prestacao as p')
    .select('p.id')
    .where((eb) => eb.and({ 'p.id': aberta.id, 'p.entregador_id': aberta.entregador_id }))
    .where('p.confirmada_em', 'is', null)
    .where('p.cancelada_em', 'is', null)
    .executeTakeFirst();
  if (barrada) throw codigosDemais();
}
