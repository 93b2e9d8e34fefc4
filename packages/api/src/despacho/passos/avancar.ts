import type { avancarSchema } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { registrarStatus } from '../kernel/registrar-status.ts';
import { concluirEntrega } from './concluir-entrega.ts';
import { etapaForaDeOrdem, solicitacaoDeOutro } from './erros.ts';
import { solicitacaoAtual } from './solicitacao-atual.ts';

type Entrada = z.output<typeof avancarSchema> & { entregador_id: number };

const resposta = (status: Entrada['novo_status'], paradas: { id: number }[]) => ({
  message: 'Status atualizado!',
  status,
  solicitacao_ids: paradas.map(({ id }) => id).sort((a, b) => a - b),
});

/** The stops that took the step together with this one: a step of a route writes one instant. */
const dadasJuntas = (em: Em, { solicitacao_id, novo_status }: Entrada) =>
  em
    .getKysely()
    .selectFrom('solicitacao as esta')
    .innerJoin('solicitacao as s', 's.rota_id', 'esta.rota_id')
    .innerJoin('solicitacao_historico as dela', 'dela.solicitacao_id', 'esta.id')
    .innerJoin('solicitacao_historico as h', (on) =>
      on
        .onRef('h.solicitacao_id', '=', 's.id')
        .onRef('h.status', '=', 'dela.status')
        .onRef('h.quando', '=', 'dela.quando'),
    )
    .select('s.id')
    .where('esta.id', '=', solicitacao_id)
    .where('dela.status', '=', novo_status)
    .execute();

/** The repeat of a step answers as the first did; anything else out of order is refused with the present status. */
async function conferirRepeticao(em: Em, entrada: Entrada) {
  const atual = await solicitacaoAtual(em, entrada.solicitacao_id);
  if (atual.entregador_id !== entrada.entregador_id) throw solicitacaoDeOutro();
  if (atual.status !== entrada.novo_status) throw etapaForaDeOrdem(atual.status);
  return resposta(entrada.novo_status, await dadasJuntas(em, entrada));
}

/**
 * This stop, and at the shop and on leaving it every stop of the route that stands where this one stands: the bag holds
 * all parcels, so they move as one (decision record 0013). Stops are finished one by one.
 */
const mover = (em: Em, { solicitacao_id, entregador_id, novo_status }: Entrada, agora: string) =>
  em
    .getKysely()
    .updateTable('solicitacao as s')
    .from('solicitacao as esta')
    .set({ status: novo_status, data_status: agora })
    .where('esta.id', '=', solicitacao_id)
    .where('esta.entregador_id', '=', entregador_id)
    .where('esta.status', '=', STATUS_ANTERIOR[novo_status])
    .whereRef('s.rota_id', '=', 'esta.rota_id')
    .whereRef('s.entregador_id', '=', 'esta.entregador_id')
    .whereRef('s.status', '=', 'esta.status')
    .$if(novo_status === 'finalizada', (q) => q.whereRef('s.id', '=', 'esta.id'))
    .returning(['s.id', 's.comercio_id', 's.entregador_id'])
    .execute();

/** The courier confirms the next step: em_retirada, em_entrega, finalizada (specification §4). */
export async function avancarSolicitacao(em: Em, config: Config, entrada: Entrada) {
  const { entregador_id, novo_status } = entrada;
  return comDespacho(em, config, async (agora) => {
    const movidas = await mover(em, entrada, agora);
    if (movidas.length === 0) return conferirRepeticao(em, entrada);
    await registrarStatus(em, movidas, novo_status, { ator_tipo: 'entregador', ator_id: entregador_id }, agora);
    if (novo_status === 'finalizada') await concluirEntrega(em, entrada.solicitacao_id, agora);
    return resposta(novo_status, movidas);
  });
}
