import { DICA_HORAS, type DicaDaEntrega, type dizerDicaSchema } from '@corre/contract/enderecos/contrato.ts';
import { chaveDoLugar } from '@corre/contract/enderecos/lugar.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, rows, secondsBefore, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';

type Entrega = { id: number; comercio_id: number; endereco: string };

/**
 * The courier's deliveries under way, and those finished within `DICA_HORAS`. Indexes
 * `solicitacao_aberta_do_entregador` and the index of the courier's list.
 */
const entregasDe = (em: Em, entregador_id: number): Promise<Entrega[]> =>
  em
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'comercio_id', 'endereco'])
    .where('entregador_id', '=', entregador_id)
    .where((eb) =>
      eb.or([
        eb('status', 'in', STATUS_EM_ANDAMENTO),
        eb.and([
          eb('status', '=', 'finalizada'),
          eb('data_status', '>', secondsBefore(agora, sql.lit(DICA_HORAS * 3_600))),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/**
 * Returns, for each of the courier's deliveries, the newest hint of its place and the courier's own hint. One statement
 * reads all places.
 */
export async function dicasDoEntregador(em: Em, entregador_id: number): Promise<DicaDaEntrega[]> {
  const entregas = await entregasDe(em, entregador_id);
  if (entregas.length === 0) return [];
  return rows(
    em,
    sql<DicaDaEntrega>`
      select e.id as solicitacao_id, nova.texto, minha.texto as minha
        from unnest(${entregas.map(({ id }) => id)}::int[], ${entregas.map(({ comercio_id }) => comercio_id)}::int[],
                    ${entregas.map(({ endereco }) => chaveDoLugar(endereco))}::text[]) as e (id, comercio_id, chave)
        join endereco_conhecido c on c.comercio_id = e.comercio_id and c.chave = e.chave
        left join lateral (
          select d.texto from dica_do_lugar d where d.endereco_id = c.id order by d.escrita_em desc, d.id desc limit 1
        ) nova on true
        left join dica_do_lugar minha on minha.endereco_id = c.id and minha.entregador_id = ${entregador_id}
       order by e.id`,
  );
}

/** Returns the place of a delivery that the courier has now or finished within `DICA_HORAS`. */
async function lugarDa(em: Em, entregador_id: number, solicitacao_id: number): Promise<number> {
  const entrega = (await entregasDe(em, entregador_id)).find(({ id }) => id === solicitacao_id);
  if (!entrega) throw new BusinessError('DICA_FORA_DE_HORA');
  const lugar = await em
    .getKysely()
    .selectFrom('endereco_conhecido')
    .select('id')
    .where('comercio_id', '=', entrega.comercio_id)
    .where('chave', '=', chaveDoLugar(entrega.endereco))
    .forKeyShare()
    .executeTakeFirst();
  if (!lugar) throw new BusinessError('LUGAR_ESQUECIDO');
  return lugar.id;
}

/**
 * Stores the courier's hint for a place and replaces their earlier one. An empty text deletes it [dica]. Throws 403
 * and 404.
 */
export async function dizerDica(
  em: Em,
  entregador_id: number,
  { solicitacao_id, texto }: z.output<typeof dizerDicaSchema>,
): Promise<{ message: string }> {
  const endereco_id = await lugarDa(em, entregador_id, solicitacao_id);
  const db = em.getKysely();
  if (texto === '') {
    await db
      .deleteFrom('dica_do_lugar')
      .where('endereco_id', '=', endereco_id)
      .where('entregador_id', '=', entregador_id)
      .execute();
    return { message: 'Dica apagada' };
  }
  await db
    .insertInto('dica_do_lugar')
    .values({ endereco_id, entregador_id, texto })
    .onConflict((conflict) =>
      conflict.columns(['endereco_id', 'entregador_id']).doUpdateSet({ texto, escrita_em: agora }),
    )
    .execute();
  return { message: 'Dica guardada para a próxima entrega neste endereço' };
}
