import type { Em } from '@corre/db/orm.ts';
import { onlyRow, row, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
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

/** One more in a row, to the end of the queue. */
const contar = (em: Em, entregador_id: number, agora: string) =>
  onlyRow(
    em,
    sql<{ recusas_consecutivas: number }>`
      update fila_entregador
         set recusas_consecutivas = recusas_consecutivas + 1, expiradas_consecutivas = 0, nao_entregues_consecutivas = 0,
             fila_desde = case when online then ${agora}::timestamptz end
       where entregador_id = ${entregador_id} returning recusas_consecutivas`,
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
  const recusada = await row(
    em,
    sql<{ id: number }>`
      update oferta set resultado = 'recusada', respondida_em = ${agora}::timestamptz, vista_em = coalesce(vista_em, ${agora}::timestamptz)
       where entregador_id = ${entregador_id} and resultado is null and entregue_em is not null and expira_em > ${agora}::timestamptz
         and (${solicitacao_id ?? null}::int is null
              or rota_id = (select rota_id from solicitacao where id = ${solicitacao_id ?? null}::int))
      returning id`,
  );
  if (!recusada) return null;
  const recusa = recusaDe(config, (await contar(em, entregador_id, agora)).recusas_consecutivas);
  await rows(em, sql`update oferta set recusa = ${recusa.recusas_consecutivas} where id = ${recusada.id}`);
  if (recusa.suspenso) {
    await suspenderEntregador(
      em,
      {
        entregador_id,
        tipo_suspensao: 'automatica',
        motivo: `${recusa.recusas_consecutivas} recusas seguidas`,
        duracao_horas: config.SUSPENSAO_HORAS,
        suspensa_por: null,
      },
      agora,
    );
  }
  return recusa;
}
