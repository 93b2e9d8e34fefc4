import type { Ajuda } from '@corre/contract/ajuda/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';
import { ajudaAberta } from './listar.ts';

/** What a courier has at hand: of those they hold the furthest on its way. Index `solicitacao_aberta_do_entregador`. */
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

/** The new one, or nothing when one is open: the partial unique index decides. */
const inserir = (em: Em, entregador_id: number, solicitacao_id: number | null) =>
  em
    .getKysely()
    .insertInto('ajuda')
    .values({ entregador_id, solicitacao_id })
    .onConflict((conflito) => conflito.column('entregador_id').where('resolvida_em', 'is', null).doNothing())
    .returning(['id', 'solicitacao_id', 'pedida_em'])
    .executeTakeFirst();

/**
 * A courier asks support for help, with a delivery or without one: its card stands on support's board at once. One at a time: a
 * repeat answers with the one that is open (decision record 0084).
 */
export async function pedirAjuda(em: Em, entregador_id: number): Promise<{ message: string; ajuda: Ajuda }> {
  const entrega = await emMaos(em, entregador_id);
  const nova = await inserir(em, entregador_id, entrega?.id ?? null);
  if (nova) await avisar(em, { tipo: 'solicitacao', assunto: 'problema', entregador_id });
  const ajuda = nova ?? (await ajudaAberta(em, entregador_id));
  // support ended it between the two statements: the next press asks anew
  return ajuda ? { message: 'O suporte já sabe e vai falar com você.', ajuda } : pedirAjuda(em, entregador_id);
}
