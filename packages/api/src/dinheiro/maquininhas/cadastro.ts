import { MAQUININHAS_MAX } from '@corre/contract/custodia/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Returns the courier who holds a machine now, or undefined if its shop has it. Index `maquininha_posse_atual`. */
export const quemTem = (em: Em, maquininha_id: number) =>
  em
    .getKysely()
    .selectFrom('maquininha_posse as p')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .select(['p.id', 'p.entregador_id', 'e.nome_completo as entregador'])
    .where('p.maquininha_id', '=', maquininha_id)
    .where('p.ate', 'is', null)
    .executeTakeFirst();

/** Returns the machines of this shop that a courier holds now. Index `maquininha_em_maos`. */
export const maquininhasCom = (
  em: Em,
  { entregador_id, comercio_id }: { entregador_id: number; comercio_id: number },
) =>
  em
    .getKysely()
    .selectFrom('maquininha_posse as p')
    .innerJoin('maquininha as m', 'm.id', 'p.maquininha_id')
    .select(['p.id', 'p.maquininha_id'])
    .where('p.entregador_id', '=', entregador_id)
    .where('p.ate', 'is', null)
    .where('m.comercio_id', '=', comercio_id)
    .execute();

interface Cadastro {
  apelido: string;
  serie: string | null;
}

/** Locks the shop's row, so that the check of names and the limit of machines hold until the commit. */
const travarComercio = (em: Em, comercio_id: number) =>
  em.getKysely().selectFrom('comercio').select('id').where('id', '=', comercio_id).forNoKeyUpdate().execute();

/**
 * Returns how many other machines the shop has. Throws 409 if one of them has this name. Index
 * `maquininha_apelido_unico`.
 */
async function conferirApelido(em: Em, comercio_id: number, apelido: string, exceto: number | null): Promise<number> {
  const outras = await em
    .getKysely()
    .selectFrom('maquininha')
    .select(sql<boolean>`lower(apelido) = lower(${apelido})`.as('homonima'))
    .where('comercio_id', '=', comercio_id)
    .where(({ ref }) => ref('ativa'))
    .$if(exceto !== null, (q) => q.where('id', '<>', exceto ?? 0))
    .execute();
  if (outras.some(({ homonima }) => homonima)) throw new BusinessError('APELIDO_EM_USO', { apelido });
  return outras.length;
}

/** Locks and returns the shop's machine. Throws 404 if it is retired or belongs to another shop. */
export async function travarMaquininha(em: Em, comercio_id: number, maquininha_id: number) {
  const maquininha = await em
    .getKysely()
    .selectFrom('maquininha')
    .select(['id', 'apelido', 'comercio_id'])
    .where('id', '=', maquininha_id)
    .where('comercio_id', '=', comercio_id)
    .where(({ ref }) => ref('ativa'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!maquininha) throw new BusinessError('MAQUININHA_NAO_ENCONTRADA');
  return maquininha;
}

/**
 * Adds a card machine to a shop. Throws 409 if one of the shop's machines has the name, or if it has `MAQUININHAS_MAX`.
 */
export async function criarMaquininha(em: Em, loja: Ator, cadastro: Cadastro) {
  await travarComercio(em, loja.id);
  if ((await conferirApelido(em, loja.id, cadastro.apelido, null)) >= MAQUININHAS_MAX)
    throw new BusinessError('MAQUININHAS_DEMAIS');
  const { id } = await em
    .getKysely()
    .insertInto('maquininha')
    .values({ comercio_id: loja.id, ...cadastro })
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditar(em, loja, 'criar-maquininha', 'maquininha', id);
  await avisar(em, { tipo: 'entrega', comercio_id: loja.id });
  return { message: 'Maquininha cadastrada', id };
}

/** Changes a machine's name and serial number. Throws 404, and 409 if another machine of the shop has the name. */
export async function editarMaquininha(
  em: Em,
  loja: Ator,
  { maquininha_id, ...cadastro }: Cadastro & { maquininha_id: number },
) {
  await travarComercio(em, loja.id);
  await travarMaquininha(em, loja.id, maquininha_id);
  await conferirApelido(em, loja.id, cadastro.apelido, maquininha_id);
  await em.getKysely().updateTable('maquininha').set(cadastro).where('id', '=', maquininha_id).execute();
  await auditar(em, loja, 'editar-maquininha', 'maquininha', maquininha_id);
  await avisar(em, { tipo: 'entrega', comercio_id: loja.id });
  return { message: 'Maquininha salva' };
}

/** Retires a machine and keeps the history of its holders. Throws 404, and 409 while a courier holds it. */
export async function desativarMaquininha(em: Em, loja: Ator, maquininha_id: number) {
  const { apelido } = await travarMaquininha(em, loja.id, maquininha_id);
  const posse = await quemTem(em, maquininha_id);
  if (posse) throw new BusinessError('MAQUININHA_EM_USO', { apelido, entregador: posse.entregador });
  await em.getKysely().updateTable('maquininha').set({ ativa: false }).where('id', '=', maquininha_id).execute();
  await auditar(em, loja, 'desativar-maquininha', 'maquininha', maquininha_id);
  await avisar(em, { tipo: 'entrega', comercio_id: loja.id });
  return { message: 'Maquininha desativada' };
}
