import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { type Par, type Quem, travarEntregador } from '../custodia/ledger.ts';
import { maquininhasCom, quemTem, travarMaquininha } from './cadastro.ts';

const ativo = (em: Em, entregador_id: number) =>
  em
    .getKysely()
    .selectFrom('entregador')
    .select('id')
    .where('id', '=', entregador_id)
    .where(({ ref }) => ref('ativo'))
    .executeTakeFirst();

/**
 * Hands a machine to a courier. A repeated call for the same courier returns the same answer. Throws 404, and 409 while
 * another courier has it. The lock of the machine's row decides between concurrent calls. An exclusion constraint
 * guards all other writes.
 */
export async function entregarMaquininha(em: Em, loja: Ator, pedido: { maquininha_id: number; entregador_id: number }) {
  const { maquininha_id, entregador_id } = pedido;
  const { apelido } = await travarMaquininha(em, loja.id, maquininha_id);
  const posse = await quemTem(em, maquininha_id);
  const message = 'Maquininha entregue ao entregador';
  if (posse?.entregador_id === entregador_id) return { message };
  if (posse) throw new BusinessError('MAQUININHA_EM_USO', { apelido, entregador: posse.entregador });
  if (!(await ativo(em, entregador_id))) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  await em.getKysely().insertInto('maquininha_posse').values({ maquininha_id, entregador_id }).execute();
  await auditar(em, loja, 'entregar-maquininha', 'maquininha', maquininha_id, { entregador_id });
  await avisar(em, { tipo: 'entrega', comercio_id: loja.id, entregador_id });
  return { message };
}

/** Ends a possession once. Returns whether this call ended it. */
async function encerrarPosse(em: Em, quem: Quem, posse_id: number): Promise<boolean> {
  const encerrada = await em
    .getKysely()
    .updateTable('maquininha_posse')
    .set({ ate: agora, recebida_por_tipo: quem.user_type, recebida_por_id: quem.id })
    .where('id', '=', posse_id)
    .where('ate', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return encerrada !== undefined;
}

/**
 * Releases the pending card deliveries of this courier for this shop. They count from now on. Index `entrega_pendente`.
 */
const liberarMaquininha = (em: Em, { entregador_id, comercio_id }: Par) =>
  em
    .getKysely()
    .updateTable('entrega')
    .set({ status: 'concluida', data_entrega: agora })
    .where('comercio_id', '=', comercio_id)
    .where('entregador_id', '=', entregador_id)
    .where('status', '=', 'pendente')
    .where('tipo_pagamento', '=', 'maquininha')
    .returning('id')
    .execute();

/**
 * Takes a machine back, by its shop or by support. Releases the courier's pending card deliveries if the shop takes
 * back the last of its machines that the courier held. A repeated call returns the same answer. Throws 404 and 403.
 */
export async function receberMaquininha(em: Em, quem: Quem, maquininha_id: number): Promise<{ message: string }> {
  const maquininha = await em
    .getKysely()
    .selectFrom('maquininha')
    .select('comercio_id')
    .where('id', '=', maquininha_id)
    .executeTakeFirst();
  if (!maquininha) throw new BusinessError('MAQUININHA_NAO_ENCONTRADA');
  const { comercio_id } = maquininha;
  if (quem.user_type === 'comercio' && quem.id !== comercio_id) throw new BusinessError('MAQUININHA_DE_OUTRA_CONTA');
  const message = 'Maquininha recebida de volta';
  const posse = await quemTem(em, maquininha_id);
  if (!posse) return { message };
  const par = { entregador_id: posse.entregador_id, comercio_id };
  await travarEntregador(em, par.entregador_id);
  if (!(await encerrarPosse(em, quem, posse.id))) return { message };
  const com = { entregador_id: par.entregador_id };
  await auditar(em, quem, 'receber-maquininha', 'maquininha', maquininha_id, com);
  await avisar(em, { tipo: 'entrega', ...par });
  if (quem.user_type === 'comercio' && (await maquininhasCom(em, par)).length === 0) {
    const liberadas = await liberarMaquininha(em, par);
    if (liberadas.length > 0) await avisar(em, { tipo: 'entrega', ...par });
  }
  return { message };
}

/**
 * Takes a machine back after the release of a card delivery ('Maquininha Devolvida'). It does nothing while another
 * card delivery is pending. It does nothing either unless the courier holds exactly one machine of the shop. The caller
 * holds the courier's lock.
 */
export async function devolverUnica(em: Em, quem: Quem, par: Par): Promise<void> {
  const resta = await em
    .getKysely()
    .selectFrom('entrega')
    .select('id')
    .where('comercio_id', '=', par.comercio_id)
    .where('entregador_id', '=', par.entregador_id)
    .where('status', '=', 'pendente')
    .where('tipo_pagamento', '=', 'maquininha')
    .limit(1)
    .executeTakeFirst();
  if (resta) return;
  const [unica, ...outras] = await maquininhasCom(em, par);
  if (!unica || outras.length > 0) return;
  if (!(await encerrarPosse(em, quem, unica.id))) return;
  await auditar(em, quem, 'receber-maquininha', 'maquininha', unica.maquininha_id, {
    entregador_id: par.entregador_id,
  });
  await avisar(em, { tipo: 'entrega', ...par });
}
