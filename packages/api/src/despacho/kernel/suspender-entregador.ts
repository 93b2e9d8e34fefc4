import type { TipoSuspensao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';
import { MOTIVO_SUSPENSO } from './textos.ts';
import { tirarDaFila } from './tirar-da-fila.ts';

/** A new suspension; `duracao_horas` in hours, `suspensa_por` the staff account, null when the rule did it. */
export interface NovaSuspensao {
  entregador_id: number;
  tipo_suspensao: TipoSuspensao;
  motivo: string;
  duracao_horas: number;
  suspensa_por: number | null;
}

/**
 * Suspends a courier: offline, his live offer withdrawn, open deliveries stay with him (decision record 0005). The caller
 * holds the dispatch lock and has checked that he is not suspended. Returns when it ends.
 */
export async function suspenderEntregador(
  em: Em,
  nova: NovaSuspensao,
  agora: string,
): Promise<{ id: number; data_expiracao_suspensao: string }> {
  const { entregador_id } = nova;
  await tirarDaFila(em, entregador_id, MOTIVO_SUSPENSO, agora);
  const suspensao = await onlyRow(
    em,
    sql<{ id: number; data_expiracao_suspensao: string }>`
      insert into suspensao
        (entregador_id, tipo_suspensao, motivo_suspensao, duracao_horas, data_suspensao, data_expiracao_suspensao, suspensa_por)
      values (${entregador_id}, ${nova.tipo_suspensao}, ${nova.motivo}, ${nova.duracao_horas}::int, ${agora}::timestamptz,
              ${agora}::timestamptz + make_interval(hours => ${nova.duracao_horas}::int), ${nova.suspensa_por}::int)
      returning id, data_expiracao_suspensao`,
  );
  await rows(
    em,
    sql`update fila_entregador f set suspenso_ate = s.data_expiracao_suspensao
          from suspensao s where s.id = ${suspensao.id} and f.entregador_id = s.entregador_id`,
  );
  await avisar(em, { tipo: 'suspensao', entregador_id });
  return suspensao;
}
