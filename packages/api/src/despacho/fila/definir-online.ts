import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { emMaosDe } from '../kernel/em-maos.queries.ts';
import { type Recusa, registrarRecusa, suspensoPorRecusas } from '../kernel/registrar-recusa.ts';
import { contaSuspensa } from '../kernel/textos.ts';
import { tirarDaFila } from '../kernel/tirar-da-fila.ts';

interface Pedido {
  entregador_id: number;
  online: boolean;
}

async function conferirSuspensao(em: Em, entregador_id: number): Promise<void> {
  const suspensao = await em
    .getKysely()
    .selectFrom('fila_entregador as f')
    .leftJoin('suspensao as s', (on) =>
      on.onRef('s.entregador_id', '=', 'f.entregador_id').on('s.data_remocao', 'is', null),
    )
    .select(({ ref }) => [ref('f.suspenso_ate').$notNull().as('ate'), 's.motivo_suspensao as motivo'])
    .where('f.entregador_id', '=', entregador_id)
    .where('f.suspenso_ate', '>', agora)
    .executeTakeFirst();
  if (suspensao)
    throw new BusinessError('CONTA_SUSPENSA', {
      frase: contaSuspensa(suspensao.ate, suspensao.motivo ?? 'não informado'),
    });
}

/** Puts a courier at the end of the queue with counters at zero. A courier who is already online keeps their place. */
async function entrarNaFila(em: Em, entregador_id: number, instante: string): Promise<void> {
  const db = em.getKysely();
  const entrou = await db
    .updateTable('fila_entregador')
    .set({
      online: true,
      online_desde: instante,
      fila_desde: instante,
      alcancavel: true,
      motivo_offline: null,
      expiradas_consecutivas: 0,
      nao_entregues_consecutivas: 0,
      chamados_sem_resposta: 0,
    })
    .where('entregador_id', '=', entregador_id)
    .where(({ not, ref }) => not(ref('online')))
    .returning('entregador_id')
    .executeTakeFirst();
  if (!entrou) return;
  await db.updateTable('sinal').set({ ultimo_sinal: instante }).where('entregador_id', '=', entregador_id).execute();
  await db.insertInto('turno').values({ entregador_id, inicio: instante }).execute();
  await avisar(em, { tipo: 'fila', entregador_id });
}

/**
 * Returns the sentence for going offline. An offer on the screen counts as refused [sair-da-fila]. The sentence ends
 * with what the courier has in hand.
 */
function mensagemDeSaida(config: Config, recusa: Recusa | null, em_maos: string | null): string {
  const frase = fraseDeSaida(config, recusa);
  return em_maos === null ? frase : `${frase.replace(/\.?$/, '.')} ${em_maos}.`;
}

function fraseDeSaida(config: Config, recusa: Recusa | null): string {
  if (!recusa) return 'Você está OFFLINE';
  if (recusa.suspenso) return `Você está OFFLINE. ${suspensoPorRecusas(config, recusa)}`;
  return `Você está OFFLINE. A oferta aberta contou como recusa: ${recusa.recusas_consecutivas} de ${config.RECUSAS_PARA_SUSPENDER} seguidas.`;
}

/**
 * Puts a courier online or offline [online]. Throws 403 with the reason and the end time while the courier is suspended
 * [suspensao].
 * Going offline refuses an offer that was delivered and withdraws an offer that was not.
 */
export async function definirOnline(em: Em, config: Config, { entregador_id, online }: Pedido) {
  return comDespacho(em, config, { entregador_id }, async (instante) => {
    let recusa: Recusa | null = null;
    if (online) {
      await conferirSuspensao(em, entregador_id);
      await entrarNaFila(em, entregador_id, instante);
    } else {
      recusa = await registrarRecusa(em, config, entregador_id, undefined, instante);
      // The suspension has already taken the courier offline, with its own sentence.
      if (!recusa?.suspenso) await tirarDaFila(em, entregador_id, null, instante);
    }
    const estado = await em
      .getKysely()
      .selectFrom('fila_entregador')
      .select(['online', 'online_desde'])
      .where('entregador_id', '=', entregador_id)
      .executeTakeFirstOrThrow();
    const em_maos = online ? null : (await emMaosDe(em, entregador_id)).resumo;
    return {
      message: online ? 'Você está ONLINE e DISPONÍVEL' : mensagemDeSaida(config, recusa, em_maos),
      em_maos,
      is_online: estado.online,
      timestamp_online: estado.online_desde,
    };
  });
}
