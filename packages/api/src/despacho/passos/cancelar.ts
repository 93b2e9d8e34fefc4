import { STATUS_CANCELAVEL } from '@corre/contract/solicitacoes/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { type Autor, registrarStatus } from '../kernel/registrar-status.ts';
import { refazerRetencao } from '../kernel/reter.queries.ts';
import { retirarOfertas } from '../kernel/retirar-ofertas.ts';
import { solicitacaoAtual } from './conferir.ts';

/**
 * A cancellation: the request, its shop and its author. `enquanto` names the statuses that allow it, by default those
 * of [cancelar].
 */
interface Cancelamento extends Autor {
  solicitacao_id: number;
  comercio_id: number;
  enquanto?: readonly StatusSolicitacao[];
}

async function conferirRepeticao(em: Em, { solicitacao_id, comercio_id }: Cancelamento): Promise<void> {
  const atual = await solicitacaoAtual(em, solicitacao_id);
  if (atual.comercio_id !== comercio_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  if (atual.status !== 'cancelada') throw new BusinessError('SOLICITACAO_NAO_CANCELAVEL', { status: atual.status });
}

/**
 * Updates a route after a stop was cancelled. It waits as long as one stop waits. Without waiting stops, its offer is
 * withdrawn and the courier keeps their place.
 */
async function ajustarRota(em: Em, rota_id: number, agora: string): Promise<void> {
  const db = em.getKysely();
  const { aguardando, retida } = await db
    .updateTable('rota')
    .set(({ exists, selectFrom }) => ({
      aguardando: exists(
        selectFrom('solicitacao').select('id').where('rota_id', '=', rota_id).where('status', '=', 'aguardando'),
      ).$castTo<boolean>(),
    }))
    .where('id', '=', rota_id)
    .returning(['aguardando', 'retida'])
    .executeTakeFirstOrThrow();
  if (!aguardando) return retirarOfertas(em, { rota_id }, agora);
  if (retida) return void (await refazerRetencao(em, { rota_id, agora }));
  const vivas = await db
    .selectFrom('oferta')
    .select('entregador_id')
    .where('rota_id', '=', rota_id)
    .where('resultado', 'is', null)
    .execute();
  for (const { entregador_id } of vivas) await avisar(em, { tipo: 'oferta', entregador_id });
}

/**
 * Cancels a shop's request while it is aguardando or aceita [cancelar]. A repeated call succeeds. The courier who
 * accepted it gets an event and keeps their place in the queue. The caller holds the dispatch lock.
 */
export async function cancelarSolicitacao(em: Em, pedido: Cancelamento, agora: string): Promise<{ message: string }> {
  const cancelada = await em
    .getKysely()
    .updateTable('solicitacao')
    .set({ status: 'cancelada', data_status: agora })
    .where('id', '=', pedido.solicitacao_id)
    .where('comercio_id', '=', pedido.comercio_id)
    .where('status', 'in', pedido.enquanto ?? STATUS_CANCELAVEL)
    .returning(['id', 'comercio_id', 'entregador_id', 'rota_id'])
    .executeTakeFirst();
  if (cancelada) {
    await registrarStatus(em, [cancelada], 'cancelada', pedido, agora);
    await ajustarRota(em, cancelada.rota_id, agora);
  } else {
    await conferirRepeticao(em, pedido);
  }
  return { message: 'Solicitação cancelada' };
}

/** Cancels a request on behalf of the shop itself. */
export const cancelarPeloComercio = (em: Em, config: Config, comercio_id: number, solicitacao_id: number) =>
  comDespacho(em, config, { comercio_id }, (agora) =>
    cancelarSolicitacao(em, { solicitacao_id, comercio_id, ator_tipo: 'comercio', ator_id: comercio_id }, agora),
  );
