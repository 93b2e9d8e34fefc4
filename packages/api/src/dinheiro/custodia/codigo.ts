import { timingSafeEqual } from 'node:crypto';
import { CODIGO_DIGITOS, CODIGO_TENTATIVAS } from '@corre/contract/custodia/regras.ts';
import type { Database } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type ExpressionBuilder, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';

/**
 * Returns the code of a handover. The code derives from the handover's id and the installation's key and is not stored
 * (ADR 0022).
 */
export function codigoDa(vault: Vault, prestacao_id: number): string {
  const impressao = BigInt(`0x${vault.index(`custodia.prestacao.${prestacao_id}`).slice(0, 16)}`);
  return String(impressao % 10n ** BigInt(CODIGO_DIGITOS)).padStart(CODIGO_DIGITOS, '0');
}

/** Compares in constant time. A code of another length than `CODIGO_DIGITOS` is wrong. */
export const codigoConfere = (vault: Vault, prestacao_id: number, dito: string): boolean =>
  dito.length === CODIGO_DIGITOS && timingSafeEqual(Buffer.from(codigoDa(vault, prestacao_id)), Buffer.from(dito));

/**
 * Selects how many codes the courier of `custodia_prestacao p` may still try at this shop. Wrong codes of the last 24
 * hours count. Index `custodia_prestacao_do_par`.
 */
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
 * Counts a courier's try before the code is checked, in a statement of its own. A wrong code stays counted when its
 * transaction rolls back, and parallel guesses cannot exceed the limit. Throws 400 without a code and 409 after too
 * many tries.
 */
export async function contarTentativa(
  em: Em,
  { entregador_id, prestacao_id, codigo }: { entregador_id: number; prestacao_id: number; codigo?: string | undefined },
): Promise<void> {
  if (codigo === undefined) throw new BusinessError('FALTA_CODIGO_DA_PRESTACAO');
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
  if (barrada) throw new BusinessError('CODIGOS_DA_PRESTACAO_DEMAIS');
}
