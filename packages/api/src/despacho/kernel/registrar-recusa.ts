import type { MotivoPausa } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, secondsAfter, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { noteOfferEnded } from '../../base/dispatch-notes.ts';
import { avisar } from '../../eventos/avisar.ts';
import { pausar } from './pausa.ts';
import { suspenderEntregador } from './suspensao.ts';

/** The result of a refusal: how many in a row it is, and whether it led to a suspension. */
export interface Recusa {
  recusas_consecutivas: number;
  suspenso: boolean;
}

/** Returns what this number of refusals in a row means under the current configuration. */
export const recusaDe = (config: Config, recusas_consecutivas: number): Recusa => ({
  recusas_consecutivas,
  suspenso: recusas_consecutivas >= config.RECUSAS_PARA_SUSPENDER,
});

/** Returns the sentence for a courier who reached the limit of refusals. */
export const suspensoPorRecusas = (config: Config, { recusas_consecutivas }: Recusa) =>
  `Você recusou ${recusas_consecutivas} ofertas seguidas. Sua conta está suspensa por ${config.SUSPENSAO_HORAS} h.`;

interface Pedido {
  entregador_id: number;
  /** null: the offer on the courier's screen, whatever its request */
  solicitacao_id: number | null;
  agora: string;
  pausa_segundos: number;
}

/**
 * Refuses the offer in one statement. It ends the offer and counts the refusal, in the offer as well. It moves the
 * courier to the end of the queue and starts the pause for this route. Index `oferta_viva_do_entregador`.
 */
const recusar = compiled((db, given: Given<Pedido>) =>
  db
    .with('recusada', (q) =>
      q
        .updateTable('oferta')
        .set(({ fn, selectFrom }) => ({
          resultado: 'recusada',
          respondida_em: given('agora'),
          vista_em: fn.coalesce('vista_em', instant(given('agora'))),
          recusa: selectFrom('fila_entregador as f')
            .select(({ eb }) => eb('f.recusas_consecutivas', '+', 1).as('recusa'))
            .where('f.entregador_id', '=', given('entregador_id')),
        }))
        .where('entregador_id', '=', given('entregador_id'))
        .where('resultado', 'is', null)
        .where('entregue_em', 'is not', null)
        .where('expira_em', '>', given('agora'))
        .where(({ eb, or, selectFrom }) =>
          or([
            sql<boolean>`${given('solicitacao_id')}::int is null`,
            eb('rota_id', '=', selectFrom('solicitacao').select('rota_id').where('id', '=', given('solicitacao_id'))),
          ]),
        )
        .returning(['rota_id', 'entregador_id', 'praca_id']),
    )
    .with('pausada', (q) =>
      pausar(
        q,
        q
          .selectFrom('recusada as r')
          .select(['r.rota_id', 'r.entregador_id', 'r.praca_id', sql<MotivoPausa>`'pausa_recusa'`.as('motivo')])
          .select(secondsAfter(instant(given('agora')), given('pausa_segundos')).as('ate')),
      ),
    )
    .updateTable('fila_entregador as f')
    .from('recusada as r')
    .set(({ eb }) => ({
      recusas_consecutivas: eb('f.recusas_consecutivas', '+', 1),
      expiradas_consecutivas: 0,
      nao_entregues_consecutivas: 0,
      com_oferta: false,
      fila_desde: sql`case when f.online then ${given('agora')}::timestamptz end`,
    }))
    .whereRef('f.entregador_id', '=', 'r.entregador_id')
    .returning('f.recusas_consecutivas'),
);

/**
 * Refuses the offer on the courier's screen [recusa]. The courier goes to the end of the queue. After
 * `RECUSAS_PARA_SUSPENDER` refusals in a row the courier is suspended [suspensao] (ADR 0016).
 * Only a delivered offer can be refused. With `solicitacao_id`, only the offer of that request's route is. Returns null
 * when there is none. The caller holds the dispatch lock.
 */
export async function registrarRecusa(
  em: Em,
  config: Config,
  entregador_id: number,
  solicitacao_id: number | undefined,
  agora: string,
): Promise<Recusa | null> {
  const pausa_segundos = config.PAUSA_RECUSA_SEGUNDOS;
  const [contada] = await recusar(em, { entregador_id, solicitacao_id: solicitacao_id ?? null, agora, pausa_segundos });
  if (!contada) return null;
  noteOfferEnded(em, 'recusada');
  await avisar(em, { tipo: 'oferta', entregador_id });
  const recusa = recusaDe(config, contada.recusas_consecutivas);
  if (recusa.suspenso) {
    const motivo_suspensao = `${recusa.recusas_consecutivas} recusas seguidas`;
    const duracao_horas = config.SUSPENSAO_HORAS;
    await suspenderEntregador(
      em,
      { entregador_id, tipo_suspensao: 'automatica', motivo_suspensao, duracao_horas, suspensa_por: null },
      agora,
    );
  }
  return recusa;
}
