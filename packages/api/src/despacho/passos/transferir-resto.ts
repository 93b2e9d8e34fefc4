import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';
import { retirarOfertas } from '../kernel/retirar-ofertas.ts';
import { entregadorNaoEncontrado, entregadorSuspenso, escolhaQuemLeva } from './erros.ts';

interface Transferencia {
  rota_id: number;
  /** who holds it */
  entregador_id: number;
  /** who carries on */
  para: number | undefined;
}

/** Another courier who may carry on: active and not suspended. A busy one gets it behind what he has. */
async function conferirQuemLeva(em: Em, para: number | undefined): Promise<number> {
  if (para === undefined) throw escolhaQuemLeva();
  const courier = await row(
    em,
    sql<{ suspenso: boolean }>`
      select coalesce(f.suspenso_ate > agora(), false) as suspenso
        from entregador e join fila_entregador f on f.entregador_id = e.id where e.id = ${para} and e.ativo`,
  );
  if (!courier) throw entregadorNaoEncontrado();
  if (courier.suspenso) throw entregadorSuspenso();
  return para;
}

/**
 * Gives the open rest of a route, in the state in which each stop is, to another courier; both are told. The caller holds
 * the dispatch lock. Returns the stops' ids.
 */
export async function transferirResto(em: Em, ator: Ator, pedido: Transferencia, agora: string): Promise<number[]> {
  const { rota_id, entregador_id } = pedido;
  const para = await conferirQuemLeva(em, pedido.para);
  await retirarOfertas(em, sql`entregador_id = ${para}`, agora);
  const paradas = await rows(
    em,
    sql<{ id: number; comercio_id: number }>`
      update solicitacao set entregador_id = ${para}, atribuida_por = ${ator.id}
       where rota_id = ${rota_id} and entregador_id = ${entregador_id} and status in ('aceita', 'em_retirada', 'em_entrega')
      returning id, comercio_id`,
  );
  for (const { id: solicitacao_id, comercio_id } of paradas) {
    for (const quem of [entregador_id, para]) {
      await avisar(em, { tipo: 'solicitacao', solicitacao_id, comercio_id, entregador_id: quem });
    }
  }
  return paradas.map(({ id }) => id).sort((a, b) => a - b);
}
