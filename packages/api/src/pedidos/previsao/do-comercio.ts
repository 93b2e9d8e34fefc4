import type { PrevisaoDoComercio } from '@corre/contract/espera/contrato.ts';
import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { janelaDeChegada } from '../tempos/janela.ts';
import { antesNaRota, faltamAntes } from '../tempos/paradas-antes.ts';
import { temposConhecidos } from '../tempos/tempo-entre-etapas.ts';
import { aceiteAgora, filaAgora } from './fila-agora.ts';

/** SQL: the courier is or was at the door. Milestones from before a return to an earlier status do not count. */
const chegou = sql<boolean>`exists (select 1 from marco m where m.solicitacao_id = s.id and m.registrado_em >= s.data_status
  and m.tipo in ('no_cliente', 'entregue', 'devolvido'))`;

/** Requests that a courier has accepted and not yet brought to the door. Index `solicitacao_aberta_do_comercio`. */
const aCaminho = compiled((db, given: Given<{ comercio_id: number }>) =>
  db
    .selectFrom('solicitacao as s')
    .select(['s.id', 's.status', 's.data_status as desde', agora.as('agora')])
    .select([antesNaRota.as('antes_na_rota'), faltamAntes.as('faltam_antes')])
    .where('s.comercio_id', '=', given('comercio_id'))
    .where('s.status', 'in', STATUS_ABERTO)
    .where('s.status', '!=', 'aguardando')
    .where(({ not }) => not(chegou))
    .orderBy('s.id'),
);

/**
 * Returns how soon a shop's next request is accepted in the present queue [previsao]. It also returns when the shop's
 * requests under way should arrive.
 */
export async function previsaoDoComercio(em: Em, comercio_id: number): Promise<PrevisaoDoComercio> {
  const { aguardando } = await temposConhecidos(em, 'aceita', comercio_id);
  const aceite = aceiteAgora(await filaAgora(em, comercio_id), aguardando);
  const pedidos = await aCaminho(em, { comercio_id });
  if (pedidos.length === 0) return { aceite, janelas: [] };
  const tempos = await temposConhecidos(em, 'finalizada', comercio_id);
  const janelas = pedidos.flatMap(({ id, agora, ...parada }) => {
    const janela = janelaDeChegada(parada, tempos, agora);
    return janela ? [{ solicitacao_id: id, ...janela }] : [];
  });
  return { aceite, janelas };
}
