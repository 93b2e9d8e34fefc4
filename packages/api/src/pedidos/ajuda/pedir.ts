import type { Ajuda } from '@corre/contract/ajuda/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';
import { ajudaAberta } from './listar.ts';

/** The courier's delivery under way that is furthest on its way. Index `solicitacao_aberta_do_entregador`. */
const emMaos = (em: Em, entregador_id: number) =>
  em
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .where('entregador_id', '=', entregador_id)
    .where('status', 'in', STATUS_EM_ANDAMENTO)
    .orderBy(sql`array_position(${[...STATUS_EM_ANDAMENTO]}::text[], status)`, 'desc')
    .orderBy('data_status')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Inserts a call for help, or nothing if one is open. The partial unique index decides. */
const inserir = (em: Em, entregador_id: number, solicitacao_id: number | null) =>
  em
    .getKysely()
    .insertInto('ajuda')
    .values({ entregador_id, solicitacao_id })
    .onConflict((conflito) => conflito.column('entregador_id').where('resolvida_em', 'is', null).doNothing())
    .returning(['id', 'solicitacao_id', 'pedida_em'])
    .executeTakeFirst();

/**
 * Opens a courier's call for help, with a delivery or without one. Support's board shows its card at once. A courier
 * has at most one open call, so a repeated call returns the open one (ADR 0084).
 */
export async function pedirAjuda(em: Em, entregador_id: number): Promise<{ message: string; ajuda: Ajuda }> {
  const entrega = await emMaos(em, entregador_id);
  const nova = await inserir(em, entregador_id, entrega?.id ?? null);
  if (nova) await avisar(em, { tipo: 'solicitacao', assunto: 'problema', entregador_id });
  const ajuda = nova ?? (await ajudaAberta(em, entregador_id));
  // Support closed the call between the two statements, so open a new one.
  return ajuda ? { message: 'O suporte já sabe e vai falar com você.', ajuda } : pedirAjuda(em, entregador_id);
}
