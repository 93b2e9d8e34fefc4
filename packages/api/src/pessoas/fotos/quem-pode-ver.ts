import type { Dono } from '@corre/contract/fotos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { topSemana } from '../../dinheiro/ranking/top-semana.ts';

/**
 * Without a session only the couriers that the public ranking shows at the moment have a face; any other account, whether
 * it exists and has a photo or not, has none (decision record 0015).
 */
export async function podeVerFoto(em: Em, ator: Ator | null, { user_type, user_id }: Dono): Promise<boolean> {
  // a shop with the preset password may be anybody (decision record 0017)
  if (ator && !ator.senha_inicial) return true;
  if (user_type !== 'entregador') return false;
  const { top_entregadores } = await topSemana(em);
  return top_entregadores.some(({ id }) => String(id) === user_id);
}
