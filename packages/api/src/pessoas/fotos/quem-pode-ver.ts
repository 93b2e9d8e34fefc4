import type { Dono } from '@corre/contract/fotos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { topSemana } from '../../dinheiro/ranking/top-semana.ts';

/**
 * Returns whether the caller may see an account's photo. Without a session only the couriers in the public ranking have
 * a photo. For all others the answer is no, whether the account exists or not (ADR 0015).
 */
export async function podeVerFoto(em: Em, ator: Ator | null, { user_type, user_id }: Dono): Promise<boolean> {
  // Anybody may know a shop's preset password, so its session counts as no session (ADR 0017).
  if (ator && !ator.senha_inicial) return true;
  if (user_type !== 'entregador') return false;
  const { top_entregadores } = await topSemana(em);
  return top_entregadores.some(({ id }) => String(id) === user_id);
}
