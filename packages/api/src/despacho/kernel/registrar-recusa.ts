import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { daSolicitacao } from './oferta.queries.ts';
import { suspenderEntregador } from './suspender-entregador.ts';

/** What a refusal brought: how many in a row it is, and whether it suspended. */
export interface Recusa {
  recusas_consecutivas: number;
  suspenso: boolean;
}

/** What a refusal comes to under the rule of now. */
export const recusaDe = (config: Config, recusas_consecutivas: number): Recusa => ({
  recusas_consecutivas,
  suspenso: recusas_consecutivas >= config.RECUSAS_PARA_SUSPENDER,
});

/** What a courier reads who reached the limit. */
export const suspensoPorRecusas = (config: Config, { recusas_consecutivas }: Recusa) =>
  `Você recusou ${recusas_consecutivas} ofertas seguidas. Sua conta está suspensa por ${config.SUSPENSAO_HORAS} h.`;

const encerrar = (em: Em, entregador_id: number, solicitacao_id: number | undefined, agora: string) =>
  em
    .getKysely()
    .updateTable('oferta')
    .set(({ fn, val }) => ({
      resultado: 'recusada',
      respondida_em: agora,
      vista_em: fn.coalesce('vista_em', val(agora)),
    }))
    .where('entregador_id', '=', entregador_id)
    .where('resultado', 'is', null)
    .where('entregue_em', 'is not', null)
    .where('expira_em', '>', agora)
    .where(daSolicitacao(solicitacao_id))
    .returning('id')
    .executeTakeFirst();

/** One more in a row, kept in the offer too, and to the end of the queue. */
const contar = compiled((db, given: Given<{ oferta_id: number; entregador_id: number; agora: string }>) =>
  db
    .with('contada', (q) =>
      q
        .updateTable('fila_entregador')
        .set(({ eb }) => ({
          recusas_consecutivas: eb('recusas_consecutivas', '+', 1),
          expiradas_consecutivas: 0,
          nao_entregues_consecutivas: 0,
          fila_desde: sql`case when online then ${given('agora')}::timestamptz end`,
        }))
        .where('entregador_id', '=', given('entregador_id'))
        .returning('recusas_consecutivas'),
    )
    .updateTable('oferta as o')
    .from('contada as c')
    .set(({ ref }) => ({ recusa: ref('c.recusas_consecutivas') }))
    .where('o.id', '=', given('oferta_id'))
    .returning('c.recusas_consecutivas'),
);

/**
 * Ends the offer that lies on the courier's screen as refused: to the end of the queue, and after `RECUSAS_PARA_SUSPENDER`
 * in a row an automatic suspension (decision records 0005 and 0013). Only a delivered offer can be refused; with
 * `solicitacao_id` only the one of that request's route. Null when there is none. The caller holds the dispatch lock.
 */
export async function registrarRecusa(
  em: Em,
  config: Config,
  entregador_id: number,
  solicitacao_id: number | undefined,
  agora: string,
): Promise<Recusa | null> {
  const recusada = await encerrar(em, entregador_id, solicitacao_id, agora);
  if (!recusada) return null;
  const contada = only(await contar(em, { oferta_id: recusada.id, entregador_id, agora }));
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
