import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { Ator } from '../trpc/ator.ts';
import type { SessaoAtual } from './contrato.ts';

/** What an app needs to know of its user when its own storage is empty (decision record 0004). */
export async function sessaoAtual(em: Em, { user_type, id, nome }: Ator): Promise<SessaoAtual> {
  const base = { user_type, user_id: id, nome };
  if (user_type !== 'comercio') return base;
  const { senha_inicial } = await onlyRow(
    em,
    sql<{ senha_inicial: boolean }>`select senha_inicial from comercio where id = ${id}`,
  );
  return { ...base, comercio_nome: nome, senha_inicial };
}
