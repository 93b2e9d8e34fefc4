import type { PedidoDoApp } from '@corre/contract/integracoes/pedido-do-app.ts';
import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';

/** An order of an app of the shop, and the position of its stop in the call. */
export interface Ligado {
  parada: number;
  order_id: string;
  integracao_id: number;
  /** the app knows the recipient's code */
  confere_codigo: boolean;
}

type Parada = PedidoDoApp;

/** Returns the shop's ordering apps. Uses the index `integracao_do_comercio`. */
const appsDe = (em: Em, comercio_id: number) =>
  em
    .getKysely()
    .selectFrom('integracao as i')
    .innerJoin('app_de_pedidos as a', 'a.integracao_id', 'i.id')
    .select(['i.id', 'a.confere_codigo'])
    .where('i.comercio_id', '=', comercio_id)
    .where('i.removida_em', 'is', null)
    .execute();

/**
 * Returns the orders that the stops name, with their apps. Reads nothing if no stop names one.
 * @throws BusinessError 400 without a connected app, for an unknown app, for more than one app without a choice, and
 *   for one order at two stops.
 */
export async function pedidosDosApps(em: Em, comercio_id: number, paradas: readonly Parada[]): Promise<Ligado[]> {
  const ditos = paradas.flatMap(({ pedido_externo_id, app_id }, parada) =>
    pedido_externo_id ? [{ parada, order_id: pedido_externo_id, app_id: app_id ?? null }] : [],
  );
  if (ditos.length === 0) return [];
  const apps = await appsDe(em, comercio_id);
  if (apps.length === 0) throw new BusinessError('SEM_APP');
  const ligados = ditos.map(({ app_id, ...dito }) => {
    if (app_id === null && apps.length > 1) throw new BusinessError('QUAL_APP');
    const app = apps.find(({ id }) => app_id === null || id === app_id);
    if (!app) throw new BusinessError('APP_NAO_ENCONTRADO');
    return { ...dito, integracao_id: app.id, confere_codigo: app.confere_codigo };
  });
  if (new Set(ligados.map(({ integracao_id, order_id }) => `${integracao_id} ${order_id}`)).size < ligados.length)
    throw new BusinessError('PEDIDO_EM_DUAS_PARADAS');
  return ligados;
}

/** Throws if another open request delivers one of the orders. Uses the index `pedido_do_app_pedido`. */
async function conferirAbertos(em: Em, ligados: readonly Ligado[]): Promise<void> {
  const abertos = await rows(
    em,
    sql`
      select from unnest(${ligados.map(({ order_id }) => order_id)}::uuid[],
                         ${ligados.map(({ integracao_id }) => integracao_id)}::int[]) as dito(order_id, integracao_id)
        join pedido_do_app p on p.order_id = dito.order_id
        join fluxo_externo f on f.id = p.fluxo_id and f.integracao_id = dito.integracao_id
        join solicitacao s on s.id = f.solicitacao_id
       where s.status = any(${[...STATUS_ABERTO]}::text[]) limit 1`,
  );
  if (abertos.length > 0) throw new BusinessError('PEDIDO_JA_EM_ENTREGA');
}

/**
 * Opens a stream to its app for each order, in the transaction that creates the requests. `criadas` are the requests in
 * the order of the stops. The caller holds the dispatch lock, so two calls cannot open the same order.
 * @throws BusinessError 409 if another open request delivers one of the orders.
 */
export async function ligarPedidos(
  em: Em,
  ligados: readonly Ligado[],
  criadas: readonly { id: number }[],
): Promise<void> {
  if (ligados.length === 0) return;
  await conferirAbertos(em, ligados);
  const pedidos = ligados.map(({ parada, ...ligado }) => {
    const criada = criadas[parada];
    if (!criada) throw new Error(`stop ${parada} was not created`);
    return { ...ligado, solicitacao_id: criada.id };
  });
  await sql`
    with dito as (
      select * from unnest(${pedidos.map((pedido) => pedido.integracao_id)}::int[],
                           ${pedidos.map((pedido) => pedido.solicitacao_id)}::int[],
                           ${pedidos.map((pedido) => pedido.order_id)}::uuid[]) as d(integracao_id, solicitacao_id, order_id)
    ), aberto as (
      insert into fluxo_externo (integracao_id, solicitacao_id)
      select integracao_id, solicitacao_id from dito
      returning id, solicitacao_id
    )
    insert into pedido_do_app (fluxo_id, order_id)
    select a.id, d.order_id from aberto a join dito d on d.solicitacao_id = a.solicitacao_id`.execute(em.getKysely());
}
