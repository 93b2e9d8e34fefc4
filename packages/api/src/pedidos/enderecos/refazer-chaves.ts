import { searchText } from '@corre/contract/enderecos/chave.ts';
import { chaveDoLugar, MARCA_DA_REGRA } from '@corre/contract/enderecos/lugar.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/** Most places in one call. */
const LOTE = 500;

/** Places with a key of an older rule, or one that a process of the former release wrote. */
const antigos = (em: Em) =>
  em
    .getKysely()
    .selectFrom('endereco_conhecido')
    .select('id')
    .where('chave', 'not like', `${MARCA_DA_REGRA}%`)
    .orderBy('id')
    .limit(LOTE)
    .execute();

/** Moves the hints of a place to its twin. Of each courier, the newer hint stays. */
const moverDicas = (em: Em, antigo: number, novo: number) =>
  sql`
    insert into dica_do_lugar (endereco_id, entregador_id, texto, escrita_em)
    select ${novo}::int, entregador_id, texto, escrita_em from dica_do_lugar where endereco_id = ${antigo}
    on conflict (endereco_id, entregador_id) do update set texto = excluded.texto, escrita_em = excluded.escrita_em
     where excluded.escrita_em > dica_do_lugar.escrita_em`.execute(em.getKysely());

/** Adds a place to its twin. Text, note, link and price are those of the last use. */
async function juntar(em: Em, antigo: number, novo: number): Promise<void> {
  const db = em.getKysely();
  await moverDicas(em, antigo, novo);
  await sql`
    update endereco_conhecido n
       set endereco = u.endereco, busca = u.busca, observacao = u.observacao, link_localizacao = u.link_localizacao,
           valor_estimado = u.valor_estimado, usado_em = u.usado_em, usos = n.usos + a.usos
      from endereco_conhecido a
      join lateral (select * from endereco_conhecido where id in (${novo}, ${antigo}) order by usado_em desc, id desc limit 1) u
        on true
     where n.id = ${novo} and a.id = ${antigo}`.execute(db);
  await db.deleteFrom('endereco_conhecido').where('id', '=', antigo).execute();
}

/** Gives one place the key of the present rule. Its text is that of its last use, as are its note, link and price. */
async function refazer(em: Em, id: number): Promise<void> {
  const db = em.getKysely();
  const lugar = await db
    .selectFrom('endereco_conhecido')
    .select(['comercio_id', 'chave', 'endereco'])
    .where('id', '=', id)
    .where('chave', 'not like', `${MARCA_DA_REGRA}%`)
    .forUpdate()
    .executeTakeFirst();
  if (!lugar) return;
  const { comercio_id, endereco } = lugar;
  // A text whose words all went has a key that no request asks for.
  const chave = chaveDoLugar(endereco) || `${MARCA_DA_REGRA}${lugar.chave}`;
  await db
    .updateTable('endereco_conhecido')
    .set({ busca: ` ${searchText(endereco)}` })
    .where('id', '=', id)
    .execute();
  const gemeo = await db
    .selectFrom('endereco_conhecido')
    .select('id')
    .where('comercio_id', '=', comercio_id)
    .where('chave', '=', chave)
    .forUpdate()
    .executeTakeFirst();
  if (gemeo) await juntar(em, id, gemeo.id);
  else await db.updateTable('endereco_conhecido').set({ chave }).where('id', '=', id).execute();
}

/**
 * Gives places with a key of an older rule their new one, and joins those that are one place by the new rule. Each
 * place has a transaction of its own, so that no request waits for more than one. Returns how many it looked at.
 * @throws 23505 when a request stored the same place meanwhile. The next call joins the two.
 */
export async function refazerChaves(em: Em): Promise<number> {
  const lugares = await antigos(em);
  for (const { id } of lugares) await em.transactional((tx) => refazer(tx, id));
  return lugares.length;
}
