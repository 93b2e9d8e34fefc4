import type { avancarSchema } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { type Marcada, registrarStatus } from '../kernel/registrar-status.ts';
import { concluirEntrega } from './concluir-entrega.ts';
import { etapaForaDeOrdem, solicitacaoDeOutro, solicitacaoNaoEncontrada } from './erros.ts';

type Entrada = z.output<typeof avancarSchema> & { entregador_id: number };

const resposta = (status: Entrada['novo_status'], ids: number[]) => ({
  message: 'Status atualizado!',
  status,
  solicitacao_ids: ids.sort((a, b) => a - b),
});

/** The stops that took the step together with this one: a step of a route writes one instant. */
const dadasJuntas = (em: Em, { solicitacao_id, novo_status }: Entrada) =>
  rows(
    em,
    sql<{ id: number }>`
      select h.solicitacao_id as id
        from solicitacao_historico h join solicitacao s on s.id = h.solicitacao_id
       where h.status = ${novo_status}
         and s.rota_id = (select rota_id from solicitacao where id = ${solicitacao_id})
         and h.quando = (select quando from solicitacao_historico where solicitacao_id = ${solicitacao_id} and status = ${novo_status})`,
  );

/** The repeat of a step answers as the first did; anything else out of order is refused with the present status. */
async function conferirRepeticao(em: Em, entrada: Entrada) {
  const { solicitacao_id, entregador_id, novo_status } = entrada;
  const atual = await row(
    em,
    sql<{ status: StatusSolicitacao; entregador_id: number | null }>`
      select status, entregador_id from solicitacao where id = ${solicitacao_id}`,
  );
  if (!atual) throw solicitacaoNaoEncontrada();
  if (atual.entregador_id !== entregador_id) throw solicitacaoDeOutro();
  if (atual.status !== novo_status) throw etapaForaDeOrdem(atual.status);
  return resposta(
    novo_status,
    (await dadasJuntas(em, entrada)).map(({ id }) => id),
  );
}

/**
 * This stop, and at the shop and on leaving it every stop of the route that stands where this one stands: the bag holds
 * all parcels, so they move as one (decision record 0013). Stops are finished one by one.
 */
const mover = (em: Em, { solicitacao_id, entregador_id, novo_status }: Entrada, agora: string) =>
  rows(
    em,
    sql<Marcada>`
      update solicitacao s set status = ${novo_status}, data_status = ${agora}::timestamptz
        from solicitacao esta
       where esta.id = ${solicitacao_id} and esta.entregador_id = ${entregador_id} and esta.status = ${STATUS_ANTERIOR[novo_status]}
         and s.rota_id = esta.rota_id and s.entregador_id = esta.entregador_id and s.status = esta.status
         and (s.id = esta.id or ${novo_status !== 'finalizada'})
      returning s.id, s.comercio_id, s.entregador_id`,
  );

/** The courier confirms the next step: em_retirada, em_entrega, finalizada (specification §4). */
export async function avancarSolicitacao(em: Em, config: Config, entrada: Entrada) {
  const { entregador_id, novo_status } = entrada;
  return comDespacho(em, config, async (agora) => {
    const movidas = await mover(em, entrada, agora);
    if (movidas.length === 0) return conferirRepeticao(em, entrada);
    await registrarStatus(em, movidas, novo_status, { ator_tipo: 'entregador', ator_id: entregador_id }, agora);
    if (novo_status === 'finalizada') await concluirEntrega(em, entrada.solicitacao_id, agora);
    return resposta(
      novo_status,
      movidas.map(({ id }) => id),
    );
  });
}
