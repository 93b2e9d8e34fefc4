import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { MOTIVO_EXPIRADAS, MOTIVO_NAO_ENTREGUES } from './textos.ts';
import { tirarDaFila } from './tirar-da-fila.ts';

interface Vencida {
  entregador_id: number;
  resultado: 'expirada' | 'nao_entregue';
  seguidas: number;
}

/**
 * Marks the offers that died by the clock and moves their couriers: a lapse sends him to the end of the queue, an offer
 * that never reached his phone does not, but he counts as unreachable until he is heard from again. Three in a row of
 * either kind take him offline (decision record 0005). The caller holds the dispatch lock.
 */
export async function encerrarVencidas(em: Em, config: Config, agora: string): Promise<void> {
  const vencidas = await rows(
    em,
    sql<Vencida>`
      with vencida as (
        update oferta
           set resultado = case when entregue_em is null then 'nao_entregue' else 'expirada' end,
               respondida_em = ${agora}::timestamptz
         where resultado is null
           and (expira_em <= ${agora}::timestamptz
                or (entregue_em is null and entregar_ate <= ${agora}::timestamptz))
        returning entregador_id, resultado
      )
      update fila_entregador f
         set fila_desde = case when f.online and v.resultado = 'expirada' then ${agora}::timestamptz else f.fila_desde end,
             ultimo_sinal = case when v.resultado = 'nao_entregue' then null else f.ultimo_sinal end,
             expiradas_consecutivas = f.expiradas_consecutivas + (v.resultado = 'expirada')::int,
             nao_entregues_consecutivas = f.nao_entregues_consecutivas + (v.resultado = 'nao_entregue')::int
        from vencida v
       where f.entregador_id = v.entregador_id
      returning f.entregador_id, v.resultado,
        case v.resultado when 'expirada' then f.expiradas_consecutivas else f.nao_entregues_consecutivas end as seguidas`,
  );
  for (const { entregador_id, resultado, seguidas } of vencidas) {
    await avisar(em, { tipo: 'oferta', entregador_id });
    if (resultado === 'expirada' && seguidas >= config.EXPIRADAS_PARA_SAIR) {
      await tirarDaFila(em, entregador_id, MOTIVO_EXPIRADAS(seguidas), agora);
    }
    if (resultado === 'nao_entregue' && seguidas >= config.NAO_ENTREGUES_PARA_SAIR) {
      await tirarDaFila(em, entregador_id, MOTIVO_NAO_ENTREGUES(seguidas), agora);
    }
  }
}
