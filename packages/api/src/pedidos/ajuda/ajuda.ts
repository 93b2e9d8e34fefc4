import type { Ajuda, AjudaDoSuporte } from '@corre/contract/problemas/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Returns a courier's open call for help, or null. Index `ajuda_aberta_unica`. */
export async function ajudaAberta(em: Em, entregador_id: number): Promise<Ajuda | null> {
  const aberta = await em
    .getKysely()
    .selectFrom('ajuda')
    .select(['id', 'solicitacao_id', 'pedida_em'])
    .where('entregador_id', '=', entregador_id)
    .where('resolvida_em', 'is', null)
    .executeTakeFirst();
  return aberta ?? null;
}

/** Reads all open calls for help, oldest first, with the courier's phone and delivery. Index `ajuda_aberta`. */
export const ajudasAbertas = (em: Em): Promise<AjudaDoSuporte[]> =>
  em
    .getKysely()
    .selectFrom('ajuda as a')
    .innerJoin('entregador as e', 'e.id', 'a.entregador_id')
    .leftJoin('solicitacao as s', 's.id', 'a.solicitacao_id')
    .leftJoin('comercio as c', 'c.id', 's.comercio_id')
    .select(['a.id', 'a.solicitacao_id', 'a.pedida_em', 'a.entregador_id', 'e.nome_completo as nome_entregador'])
    .select(['e.telefone_pessoal', 'c.nome as comercio', 's.endereco', 's.status'])
    .where('a.resolvida_em', 'is', null)
    .orderBy('a.pedida_em')
    .orderBy('a.id')
    .execute();

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
 * has at most one open call, so a repeated call returns the open one [ajuda].
 */
export async function pedirAjuda(em: Em, entregador_id: number): Promise<{ message: string; ajuda: Ajuda }> {
  const entrega = await emMaos(em, entregador_id);
  const nova = await inserir(em, entregador_id, entrega?.id ?? null);
  if (nova) await avisar(em, { tipo: 'solicitacao', assunto: 'problema', entregador_id });
  const ajuda = nova ?? (await ajudaAberta(em, entregador_id));
  // Support closed the call between the two statements, so open a new one.
  return ajuda ? { message: 'O suporte já sabe e vai falar com você.', ajuda } : pedirAjuda(em, entregador_id);
}

/**
 * Closes a call for help, with an audit entry. Its card leaves every board. A repeated call changes nothing. Throws
 * 404.
 */
export async function resolverAjuda(em: Em, ator: Ator, ajuda_id: number): Promise<{ message: string }> {
  const db = em.getKysely();
  const resolvida = await db
    .updateTable('ajuda')
    .set({ resolvida_em: agora })
    .where('id', '=', ajuda_id)
    .where('resolvida_em', 'is', null)
    .returning('entregador_id')
    .executeTakeFirst();
  if (resolvida) {
    const { entregador_id } = resolvida;
    await auditar(em, ator, 'resolver-ajuda', 'entregador', entregador_id, { ajuda_id });
    await avisar(em, { tipo: 'solicitacao', assunto: 'problema', entregador_id });
  } else if (!(await db.selectFrom('ajuda').select('id').where('id', '=', ajuda_id).executeTakeFirst()))
    throw new BusinessError('PEDIDO_DE_AJUDA_NAO_ENCONTRADO');
  return { message: 'Ajuda resolvida.' };
}
