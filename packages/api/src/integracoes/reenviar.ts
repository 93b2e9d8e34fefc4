import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import type { Ator } from '../base/ator.ts';
import { reenviar } from '../saida/envio/reenviar.ts';
import { acharIntegracao, type Escopo } from './escopo.ts';

/** What waits for its next attempt goes now; what somebody is sending stays theirs. How many. Index `mensagem_externa_a_enviar`. */
async function adiantar(em: Em, integracao_id: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update mensagem_externa set proximo_envio = agora()
     where id = any(array(
       select id from mensagem_externa
        where integracao_id = ${integracao_id} and proximo_envio > (select agora()) and envios > 0
          and (tomado_ate is null or tomado_ate <= (select agora()))
          for no key update skip locked))`.execute(em.getKysely());
  return Number(numAffectedRows);
}

/** What was given up is tried again, each order's in its order, and what waits goes at once. 404. */
export async function reenviarMensagens(em: Em, ator: Ator, escopo: Escopo, integracao_id: number) {
  await acharIntegracao(em, escopo, integracao_id);
  const reenviadas = (await reenviar(em, integracao_id)) + (await adiantar(em, integracao_id));
  if (reenviadas > 0) await auditar(em, ator, 'integracao_reenviada', 'integracao', integracao_id, { reenviadas });
  return { message: reenviadas === 0 ? 'Nada a reenviar' : 'Reenvio começou', reenviadas };
}
