import { type Config, readConfig } from '@corre/api/base/config.ts';
import type { Onde } from '@corre/api/base/ports.ts';
import { emTurno } from '@corre/api/despacho/kernel/despachar.ts';
import { NO_COURIER_KNOWN } from '@corre/api/despacho/memoria/known-queue.ts';
import { aceitarOferta } from '@corre/api/despacho/ofertas/aceitar.ts';
import { verificarEntrega } from '@corre/api/despacho/ofertas/proxima.ts';
import { recusarOferta } from '@corre/api/despacho/ofertas/recusar.ts';
import { avancarSolicitacao } from '@corre/api/despacho/passos/avancar.ts';
import { criarSolicitacao } from '@corre/api/pedidos/solicitacoes/criar.ts';
import { novaSolicitacaoSchema } from '@corre/contract/solicitacoes/criar-contrato.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import type { Timed } from '../harness/closed-loop.ts';
import { benchVault } from '../harness/key.ts';

/** The life of a delivery: the first courier accepts, or on average three couriers refuse before one accepts. */
export type Cycle = 'accept' | 'refuse';

const REFUSALS: Record<Cycle, number> = { accept: 0, refuse: 3 };
const A_WEEK = '604800';

/**
 * Returns a configuration in which no offer lapses, nobody is suspended and pauses last. A courier who refused a route
 * gets no second offer for it. All couriers count as reachable. `env` holds further settings that differ from
 * operation.
 */
export const dispatchConfig = (env: Record<string, string> = {}): Config =>
  readConfig({
    ...env,
    OFERTA_SEGUNDOS: A_WEEK,
    OFERTA_ENTREGA_SEGUNDOS: A_WEEK,
    ALCANCE_SEGUNDOS: A_WEEK,
    PAUSA_RECUSA_SEGUNDOS: A_WEEK,
    SINALIZAR_SEGUNDOS: A_WEEK,
    RECUSAS_PARA_SUSPENDER: '100',
    ABERTAS_POR_LOJA: '10000',
    PUSH: 'false',
  });

const STEPS = ['em_retirada', 'em_entrega', 'finalizada'] as const;

const PEDIDO = novaSolicitacaoSchema.parse({ endereco: 'Rua Fernão Dias, 340', valor_estimado: 9 });

/** Returns the courier who has the offer of this request. In the product, the stream tells the courier. */
async function offeredTo(em: Em, solicitacao_id: number): Promise<number> {
  const { entregador_id } = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('oferta as o', 'o.rota_id', 's.rota_id')
    .select('o.entregador_id')
    .where('s.id', '=', solicitacao_id)
    .where('o.resultado', 'is', null)
    .executeTakeFirstOrThrow(() => new Error('a request was offered to nobody, though couriers are free'));
  return entregador_id;
}

/** Returns whether a courier refuses now. Each refuses some offers and then accepts one; they are not in step. */
function courierMoods(cycle: Cycle): (entregador_id: number) => boolean {
  const seen = new Map<number, number>();
  return (entregador_id) => {
    const before = seen.get(entregador_id) ?? entregador_id;
    seen.set(entregador_id, before + 1);
    return before % (REFUSALS[cycle] + 1) < REFUSALS[cycle];
  };
}

/**
 * Runs one delivery from the request to its end. Every act goes through its use case. Between an offer and its answer
 * the courier polls once, because an offer that was never shown cannot be refused.
 */
export function deliveries(orm: Orm, config: Config, cycle: Cycle) {
  const refuses = courierMoods(cycle);
  const act = <T>(onde: Onde, work: (em: Em) => Promise<T>): Promise<T> =>
    emTurno(orm.em.fork(), config, { act: 'bench', onde }, work);
  return async (timed: Timed, comercio_id: number): Promise<void> => {
    const pedido = { ...PEDIDO, comercio_id };
    const { solicitacao_ids } = await timed('request', () =>
      act({ comercio_id }, (em) => criarSolicitacao(em, { config, vault: benchVault }, pedido)),
    );
    const [solicitacao_id = 0] = solicitacao_ids;
    for (;;) {
      const entregador_id = await offeredTo(orm.em.fork(), solicitacao_id);
      await verificarEntrega(orm.em.fork(), { config, vault: benchVault, couriers: NO_COURIER_KNOWN }, entregador_id);
      if (refuses(entregador_id)) {
        await timed('refuse', () =>
          act({ entregador_id }, (em) => recusarOferta(em, config, { entregador_id, solicitacao_id })),
        );
        continue;
      }
      const aceite = { entregador_id, solicitacao_ids, rota_inteira: false };
      await timed('accept', () => act({ entregador_id }, (em) => aceitarOferta(em, config, aceite)));
      for (const novo_status of STEPS) {
        const passo = { entregador_id, solicitacao_id, novo_status, feita_em: null, provado: false, recebedor: null };
        await timed('step', () => act({ entregador_id }, (em) => avancarSolicitacao(em, config, passo)));
      }
      return;
    }
  };
}
