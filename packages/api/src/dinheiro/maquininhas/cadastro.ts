import { MAQUININHAS_MAX } from '@corre/contract/custodia/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';
import { apelidoEmUso, maquininhaEmUso, maquininhaNaoEncontrada, maquininhasDemais } from './erros.ts';
import { quemTem } from './posse.queries.ts';

interface Dados {
  apelido: string;
  serie: string | null;
}

/** Of one shop, one after the other: names are compared and machines counted under it. */
const travarComercio = (em: Em, comercio_id: number) =>
  em.getKysely().selectFrom('comercio').select('id').where('id', '=', comercio_id).forNoKeyUpdate().execute();

/** The shop's other machines; whether one of them has this name. Index `maquininha_apelido_unico`. */
async function conferirApelido(em: Em, comercio_id: number, apelido: string, exceto: number | null): Promise<number> {
  const outras = await em
    .getKysely()
    .selectFrom('maquininha')
    .select(sql<boolean>`lower(apelido) = lower(${apelido})`.as('homonima'))
    .where('comercio_id', '=', comercio_id)
    .where(({ ref }) => ref('ativa'))
    .$if(exceto !== null, (q) => q.where('id', '<>', exceto ?? 0))
    .execute();
  if (outras.some(({ homonima }) => homonima)) throw apelidoEmUso(apelido);
  return outras.length;
}

/** The shop's machine, locked; 404 for one that is not its own or is retired. */
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
  if (!maquininha) throw maquininhaNaoEncontrada();
  return maquininha;
}

/** A shop has one more card machine. 409 when one of its own has the name. */
export async function criarMaquininha(em: Em, loja: Ator, dados: Dados) {
  await travarComercio(em, loja.id);
  if ((await conferirApelido(em, loja.id, dados.apelido, null)) >= MAQUININHAS_MAX) throw maquininhasDemais();
  const { id } = await em
    .getKysely()
    .insertInto('maquininha')
    .values({ comercio_id: loja.id, ...dados })
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditar(em, loja, 'criar-maquininha', 'maquininha', id);
  await avisar(em, { tipo: 'entrega', comercio_id: loja.id });
  return { message: 'Maquininha cadastrada', id };
}

/** Its name and serial number. 404, 409 when another of the shop's has the name. */
export async function editarMaquininha(
  em: Em,
  loja: Ator,
  { maquininha_id, ...dados }: Dados & { maquininha_id: number },
) {
  await travarComercio(em, loja.id);
  await travarMaquininha(em, loja.id, maquininha_id);
  await conferirApelido(em, loja.id, dados.apelido, maquininha_id);
  await em.getKysely().updateTable('maquininha').set(dados).where('id', '=', maquininha_id).execute();
  await auditar(em, loja, 'editar-maquininha', 'maquininha', maquininha_id);
  await avisar(em, { tipo: 'entrega', comercio_id: loja.id });
  return { message: 'Maquininha salva' };
}

/** The shop gives a machine up; who held it stays known. 404, 409 while somebody holds it. */
export async function desativarMaquininha(em: Em, loja: Ator, maquininha_id: number) {
  const { apelido } = await travarMaquininha(em, loja.id, maquininha_id);
  const posse = await quemTem(em, maquininha_id);
  if (posse) throw maquininhaEmUso(apelido, posse.entregador);
  await em.getKysely().updateTable('maquininha').set({ ativa: false }).where('id', '=', maquininha_id).execute();
  await auditar(em, loja, 'desativar-maquininha', 'maquininha', maquininha_id);
  await avisar(em, { tipo: 'entrega', comercio_id: loja.id });
  return { message: 'Maquininha desativada' };
}
