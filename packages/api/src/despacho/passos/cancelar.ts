import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { type Autor, type Marcada, registrarStatus } from '../kernel/registrar-status.ts';
import { naoCancelavel, solicitacaoDeOutro, solicitacaoNaoEncontrada } from './erros.ts';

/** Which request, of which shop, and who cancels it. */
export interface Cancelamento extends Autor {
  solicitacao_id: number;
  comercio_id: number;
}

async function conferirRepeticao(em: Em, { solicitacao_id, comercio_id }: Cancelamento): Promise<void> {
  const atual = await row(
    em,
    sql<{ status: StatusSolicitacao; comercio_id: number }>`
      select status, comercio_id from solicitacao where id = ${solicitacao_id}`,
  );
  if (!atual) throw solicitacaoNaoEncontrada();
  if (atual.comercio_id !== comercio_id) throw solicitacaoDeOutro();
  if (atual.status !== 'cancelada') throw naoCancelavel(atual.status);
}

/** The route waits on as long as one stop does; when none is left, its offer is withdrawn and the courier keeps his place. */
async function ajustarRota(em: Em, rota_id: number, agora: string): Promise<void> {
  await rows(
    em,
    sql`update rota set aguardando = exists (select 1 from solicitacao s where s.rota_id = rota.id and s.status = 'aguardando')
         where id = ${rota_id}`,
  );
  const afetadas = await rows(
    em,
    sql<{ entregador_id: number }>`
      update oferta o set
        resultado = case when r.aguardando then null else 'retirada' end,
        respondida_em = case when r.aguardando then null else ${agora}::timestamptz end
       from rota r
       where r.id = o.rota_id and o.rota_id = ${rota_id} and o.resultado is null
      returning o.entregador_id`,
  );
  for (const { entregador_id } of afetadas) await avisar(em, { tipo: 'oferta', entregador_id });
}

/**
 * Takes a shop's request back while it is aguardando or aceita (specification §4); repeating it succeeds. The courier who
 * had accepted it is told and keeps their place in the queue. The caller holds the dispatch lock.
 */
export async function cancelarSolicitacao(em: Em, pedido: Cancelamento, agora: string): Promise<{ message: string }> {
  const cancelada = await row(
    em,
    sql<Marcada & { rota_id: number }>`
      update solicitacao set status = 'cancelada', data_status = ${agora}::timestamptz
       where id = ${pedido.solicitacao_id} and comercio_id = ${pedido.comercio_id} and status in ('aguardando', 'aceita')
      returning id, comercio_id, entregador_id, rota_id`,
  );
  if (cancelada) {
    await registrarStatus(em, [cancelada], 'cancelada', pedido, agora);
    await ajustarRota(em, cancelada.rota_id, agora);
  } else {
    await conferirRepeticao(em, pedido);
  }
  return { message: 'Solicitação cancelada' };
}

/** The shop itself takes its request back. */
export const cancelarPeloComercio = (em: Em, config: Config, comercio_id: number, solicitacao_id: number) =>
  comDespacho(em, config, (agora) =>
    cancelarSolicitacao(em, { solicitacao_id, comercio_id, ator_tipo: 'comercio', ator_id: comercio_id }, agora),
  );
