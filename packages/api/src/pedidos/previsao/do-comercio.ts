import type { PrevisaoDoComercio } from '@corre/contract/previsao/contrato.ts';
import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { janelaDeChegada } from '../tempos/janela.ts';
import { temposConhecidos } from '../tempos/tempo-entre-etapas.ts';
import { aceiteAgora, filaAgora } from './fila-agora.ts';

/** Somebody is at the door, or was: what they reached before the delivery went back counts no more. */
const chegou = sql<boolean>`exists (select 1 from marco m where m.solicitacao_id = s.id and m.registrado_em >= s.data_status
  and m.tipo in ('no_cliente', 'entregue', 'devolvido'))`;

/** Those that a courier has taken and not yet brought to the door. Index `solicitacao_aberta_do_comercio`. */
const aCaminho = compiled((db, given: Given<{ comercio_id: number }>) =>
  db
    .selectFrom('solicitacao as s')
    .select(['s.id', 's.status', 's.data_status as desde', agora.as('agora')])
    .where('s.comercio_id', '=', given('comercio_id'))
    .where('s.status', 'in', STATUS_ABERTO)
    .where('s.status', '!=', 'aguardando')
    .where(({ not }) => not(chegou))
    .orderBy('s.id'),
);

/** How soon a shop's next request is taken as the queue stands now, and when those on their way should arrive (decision record 0066). */
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
