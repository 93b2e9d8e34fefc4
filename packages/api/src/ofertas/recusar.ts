import type { Em } from '@corre/db/orm.ts';
import { onlyRow, row, sql } from '@corre/db/sql.ts';
import type { ResultadoOferta } from '@corre/db/vocabulario.ts';
import type { Config } from '../config.ts';
import { suspenderEntregador } from '../suspensoes/suspender-entregador.ts';
import { comDespacho } from './despachar.ts';
import { nadaParaRecusar, ofertaExpirada } from './erros.ts';

async function semOferta(em: Em, entregador_id: number): Promise<never> {
  const ultima = await row(
    em,
    sql<{ resultado: ResultadoOferta | null }>`
      select resultado from oferta where entregador_id = ${entregador_id} order by enviada_em desc, id desc limit 1`,
  );
  throw ultima?.resultado === 'expirada' || ultima?.resultado === 'nao_entregue' ? ofertaExpirada() : nadaParaRecusar();
}

/**
 * The courier refuses what he was offered: to the end of the queue, and after `RECUSAS_PARA_SUSPENDER` in a row an
 * automatic suspension (decision record 0005). 400 when there is nothing to refuse.
 */
export async function recusarOferta(em: Em, config: Config, { entregador_id }: { entregador_id: number }) {
  return comDespacho(em, config, async (agora) => {
    const recusada = await row(
      em,
      sql<{ id: number }>`
        update oferta set resultado = 'recusada', respondida_em = ${agora}::timestamptz,
               entregue_em = coalesce(entregue_em, ${agora}::timestamptz), vista_em = coalesce(vista_em, ${agora}::timestamptz)
         where entregador_id = ${entregador_id} and resultado is null and expira_em > ${agora}::timestamptz
        returning id`,
    );
    if (!recusada) return semOferta(em, entregador_id);
    const { recusas_consecutivas } = await onlyRow(
      em,
      sql<{ recusas_consecutivas: number }>`
        update fila_entregador
           set recusas_consecutivas = recusas_consecutivas + 1, expiradas_consecutivas = 0, nao_entregues_consecutivas = 0,
               fila_desde = case when online then ${agora}::timestamptz end
         where entregador_id = ${entregador_id} returning recusas_consecutivas`,
    );
    const suspenso = recusas_consecutivas >= config.RECUSAS_PARA_SUSPENDER;
    if (suspenso) {
      await suspenderEntregador(em, {
        entregador_id,
        tipo_suspensao: 'automatica',
        motivo: `${recusas_consecutivas} recusas seguidas`,
        duracao_horas: config.SUSPENSAO_HORAS,
        suspensa_por: null,
      });
    }
    const message = suspenso
      ? `Você recusou ${recusas_consecutivas} ofertas seguidas. Sua conta está suspensa por ${config.SUSPENSAO_HORAS} h.`
      : 'Oferta recusada';
    return { message, recusas_consecutivas, suspenso };
  });
}
