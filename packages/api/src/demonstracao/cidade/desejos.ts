import type { DesejoDaCidade } from '@corre/contract/demonstracao/cidade.ts';
import type { TipoDeDesejo } from '@corre/contract/demonstracao/cidade-regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { cidadeAgora, DESEJO } from './estado.ts';

const UM_DIA = 24 * 3600;

/**
 * Inserts a wish, or returns the one that still waits, so that a second press changes nothing. Deletes old ones.
 * @throws BusinessError CIDADE_DESLIGADA while nobody works for the town
 */
async function desejar(em: Em, tipo: TipoDeDesejo, entregador_id: number | null): Promise<DesejoDaCidade> {
  // Two presses at once come one after the other.
  if (!(await cidadeAgora(em, { travar: true })).funciona) throw new BusinessError('CIDADE_DESLIGADA');
  const db = em.getKysely();
  await db.deleteFrom('pedido_da_cidade').where('pedido_em', '<', secondsBefore(agora, UM_DIA)).execute();
  const espera = await db
    .selectFrom('pedido_da_cidade')
    .select(DESEJO)
    .where('tipo', '=', tipo)
    .where('entregador_id', entregador_id === null ? 'is' : '=', entregador_id)
    .where('feito_em', 'is', null)
    .executeTakeFirst();
  return (
    espera ??
    db.insertInto('pedido_da_cidade').values({ tipo, entregador_id }).returning(DESEJO).executeTakeFirstOrThrow()
  );
}

/**
 * Wishes an offer for this courier.
 * @throws BusinessError CIDADE_SO_PARA_QUEM_ESTA_ONLINE, CIDADE_DESLIGADA
 */
export async function desejarOferta(em: Em, entregador_id: number) {
  const online = await em
    .getKysely()
    .selectFrom('fila_entregador')
    .select('entregador_id')
    .where('entregador_id', '=', entregador_id)
    .where('online', '=', true)
    .executeTakeFirst();
  if (!online) throw new BusinessError('CIDADE_SO_PARA_QUEM_ESTA_ONLINE');
  return { message: 'Uma loja vai pedir uma entrega para você', pedido: await desejar(em, 'oferta', entregador_id) };
}

/**
 * Wishes one delivery at once.
 * @throws BusinessError CIDADE_DESLIGADA
 */
export async function desejarPedido(em: Em) {
  return { message: 'Uma loja vai pedir uma entrega agora', pedido: await desejar(em, 'pedido', null) };
}
