import type { PrevisaoDoComercio } from '@corre/contract/previsao/contrato.ts';
import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { desdeQuando } from '../tempos/desde.ts';
import { janelaDeChegada } from '../tempos/janela.ts';
import { temposConhecidos } from '../tempos/tempo-entre-etapas.ts';

/** A scheduled one waits since it was offered, or will from then on (decision record 0067). Index `solicitacao_aberta_do_comercio`. */
const abertas = compiled((db, given: Given<{ comercio_id: number }>) =>
  db
    .selectFrom('solicitacao as s')
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .select(['s.id', 's.status', desdeQuando.as('desde'), agora.as('agora')])
    .where('s.comercio_id', '=', given('comercio_id'))
    .where('s.status', 'in', STATUS_ABERTO)
    .orderBy('s.id'),
);

/** How soon a shop's next request is usually taken, and when its open ones should arrive (decision record 0066). */
export async function previsaoDoComercio(em: Em, comercio_id: number): Promise<PrevisaoDoComercio> {
  const { aguardando } = await temposConhecidos(em, 'aceita', comercio_id);
  const aceite = aguardando ? { metade: aguardando.p50, quase_todas: aguardando.p90 } : null;
  const pedidos = await abertas(em, { comercio_id });
  if (pedidos.length === 0) return { aceite, janelas: [] };
  const tempos = await temposConhecidos(em, 'finalizada', comercio_id);
  const janelas = pedidos.flatMap(({ id, agora, ...parada }) => {
    const janela = janelaDeChegada(parada, tempos, agora);
    return janela ? [{ solicitacao_id: id, ...janela }] : [];
  });
  return { aceite, janelas };
}
