import type { Em } from '@corre/db/orm.ts';
import { onlyRow, row, rows, sql } from '@corre/db/sql.ts';
import { ErroDeNegocio } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { type Recusa, registrarRecusa, suspensoPorRecusas } from '../kernel/registrar-recusa.ts';
import { contaSuspensa } from '../kernel/textos.ts';
import { tirarDaFila } from '../kernel/tirar-da-fila.ts';

interface Pedido {
  entregador_id: number;
  online: boolean;
}

async function conferirSuspensao(em: Em, entregador_id: number): Promise<void> {
  const suspensao = await row(
    em,
    sql<{ ate: string; motivo: string | null }>`
      select f.suspenso_ate as ate, s.motivo_suspensao as motivo
        from fila_entregador f
        left join suspensao s on s.entregador_id = f.entregador_id and s.data_remocao is null
       where f.entregador_id = ${entregador_id} and f.suspenso_ate > agora()`,
  );
  if (suspensao)
    throw new ErroDeNegocio('FORBIDDEN', contaSuspensa(suspensao.ate, suspensao.motivo ?? 'não informado'));
}

/** To the end of the queue, with clean counters; whoever already is online keeps his place. */
async function entrarNaFila(em: Em, entregador_id: number, agora: string): Promise<void> {
  const entrou = await row(
    em,
    sql<{ entregador_id: number }>`
      update fila_entregador
         set online = true, online_desde = ${agora}::timestamptz, fila_desde = ${agora}::timestamptz,
             ultimo_sinal = ${agora}::timestamptz, motivo_offline = null, expiradas_consecutivas = 0, nao_entregues_consecutivas = 0
       where entregador_id = ${entregador_id} and not online
      returning entregador_id`,
  );
  if (!entrou) return;
  await rows(em, sql`insert into turno (entregador_id, inicio) values (${entregador_id}, ${agora}::timestamptz)`);
  await avisar(em, { tipo: 'fila', entregador_id });
}

/** What leaving the queue says: an offer that lay on the screen was refused by it (decision record 0013). */
function mensagemDeSaida(config: Config, recusa: Recusa | null): string {
  if (!recusa) return 'Você está OFFLINE';
  if (recusa.suspenso) return `Você está OFFLINE. ${suspensoPorRecusas(config, recusa)}`;
  return `Você está OFFLINE. A oferta aberta contou como recusa: ${recusa.recusas_consecutivas} de ${config.RECUSAS_PARA_SUSPENDER} seguidas.`;
}

/**
 * Goes online or offline. 403 with the reason and the end time while suspended (specification §6). Leaving with a
 * delivered offer refuses it; one that was not delivered is withdrawn.
 */
export async function definirOnline(em: Em, config: Config, { entregador_id, online }: Pedido) {
  return comDespacho(em, config, async (agora) => {
    let recusa: Recusa | null = null;
    if (online) {
      await conferirSuspensao(em, entregador_id);
      await entrarNaFila(em, entregador_id, agora);
    } else {
      recusa = await registrarRecusa(em, config, entregador_id, undefined, agora);
      // the suspension has taken him offline already, with its own sentence
      if (!recusa?.suspenso) await tirarDaFila(em, entregador_id, null, agora);
    }
    const estado = await onlyRow(
      em,
      sql<{ online: boolean; online_desde: string | null }>`
        select online, online_desde from fila_entregador where entregador_id = ${entregador_id}`,
    );
    return {
      message: online ? 'Você está ONLINE e DISPONÍVEL' : mensagemDeSaida(config, recusa),
      is_online: estado.online,
      timestamp_online: estado.online_desde,
    };
  });
}
