import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Dono } from '@corre/contract/fotos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';

/**
 * The account whose photo is asked for. A shop's name wins over its id, so that a shop called '7' shows its own picture.
 * A removed account has none. Who may see one is decided before (quem-pode-ver.ts).
 */
const deQuem = ({ user_type, user_id }: Dono) => {
  const id = /^[1-9]\d{0,8}$/.test(user_id) ? Number(user_id) : null;
  if (user_type === 'entregador') {
    return sql`entregador_id = (select id from entregador where id = ${id}::int and ativo)`;
  }
  return sql`comercio_id = (
    select id from comercio where ativo and (nome_chave = ${chaveDoNome(user_id)} or id = ${id}::int)
     order by nome_chave = ${chaveDoNome(user_id)} desc limit 1)`;
};

const temFotos = ({ user_type }: Dono) => user_type === 'entregador' || user_type === 'comercio';

/** The photo's content hash, or null when there is none. */
export async function etagDaFoto(em: Em, dono: Dono): Promise<string | null> {
  if (!temFotos(dono)) return null;
  const foto = await row(em, sql<{ etag: string }>`select etag from foto where ${deQuem(dono)}`);
  return foto?.etag ?? null;
}

/** The stored WebP, or null. */
export async function bytesDaFoto(em: Em, dono: Dono): Promise<Buffer | null> {
  if (!temFotos(dono)) return null;
  const foto = await row(em, sql<{ bytes: Buffer }>`select bytes from foto where ${deQuem(dono)}`);
  return foto?.bytes ?? null;
}
