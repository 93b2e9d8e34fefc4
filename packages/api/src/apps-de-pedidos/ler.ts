import type { AppDePedidos } from '@corre/contract/integracoes/app-de-pedidos-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../base/business-error.ts';

/** Selects the apps of one shop. Uses the index `integracao_do_comercio`. */
const daLoja = (em: Em, comercio_id: number) =>
  em
    .getKysely()
    .selectFrom('integracao as i')
    .innerJoin('app_de_pedidos as a', 'a.integracao_id', 'i.id')
    .select(['i.id', 'i.nome', 'i.ativa', 'a.url_token', 'a.client_id'])
    .select(['a.avisa_entrega', 'a.avisa_andamento', 'a.confere_codigo'])
    .select(({ fn, ref, val }) => fn.coalesce(ref('i.url_eventos'), val('')).as('endereco'))
    .where('i.comercio_id', '=', comercio_id)
    .where('i.removida_em', 'is', null);

/** Returns the ordering apps of a shop, the oldest first. */
export const listarApps = (em: Em, comercio_id: number): Promise<AppDePedidos[]> =>
  daLoja(em, comercio_id).orderBy('i.id').execute();

/** Returns one ordering app of a shop. Throws 404. */
export async function lerApp(em: Em, comercio_id: number, integracao_id: number): Promise<AppDePedidos> {
  const lido = await daLoja(em, comercio_id).where('i.id', '=', integracao_id).executeTakeFirst();
  if (!lido) throw new BusinessError('INTEGRACAO_NAO_ENCONTRADA');
  return lido;
}
