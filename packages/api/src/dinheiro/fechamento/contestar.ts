import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { contasDe } from './contas.queries.ts';
import { travarSemanaFechada } from './semana.ts';

/** Maximum of objections by one courier to the amount of one week. */
const CONTESTACOES_MAX = 5;

interface Contestacao {
  entregador_id: number;
  semana_inicio: string;
  texto: string;
}

/**
 * Stores a courier's objection to the amount of a closed week, paid or not ('Discordo deste valor'). Throws 404 without
 * anything in the week. Throws 409 while the week or an earlier objection is open, and after `CONTESTACOES_MAX`.
 */
export async function contestarValor(em: Em, { entregador_id, semana_inicio, texto }: Contestacao) {
  await travarSemanaFechada(em, semana_inicio);
  if (!(await contasDe(em, semana_inicio, entregador_id))) throw new BusinessError('SEMANA_VAZIA');
  const db = em.getKysely();
  const feitas = await db
    .selectFrom('contestacao_valor')
    .select('respondida_em')
    .where('semana_inicio', '=', semana_inicio)
    .where('entregador_id', '=', entregador_id)
    .execute();
  if (feitas.some(({ respondida_em }) => respondida_em === null)) throw new BusinessError('CONTESTACAO_ABERTA');
  if (feitas.length >= CONTESTACOES_MAX) throw new BusinessError('CONTESTACOES_DEMAIS');
  await db.insertInto('contestacao_valor').values({ semana_inicio, entregador_id, texto }).execute();
  await avisar(em, { tipo: 'entrega', entregador_id });
  return { message: 'Contestação enviada. A administração responde por aqui.' };
}

/** Stores the administrator's answer to an objection, once. Throws 404 and 409. */
export async function responderContestacaoValor(
  em: Em,
  ator: Ator,
  { contestacao_id, resposta }: { contestacao_id: number; resposta: string },
) {
  const db = em.getKysely();
  const respondida = await db
    .updateTable('contestacao_valor')
    .set({ resposta, respondida_em: agora, respondida_por: ator.id })
    .where('id', '=', contestacao_id)
    .where('respondida_em', 'is', null)
    .returning('entregador_id')
    .executeTakeFirst();
  if (!respondida) {
    const existe = await db
      .selectFrom('contestacao_valor')
      .select('id')
      .where('id', '=', contestacao_id)
      .executeTakeFirst();
    throw existe ? new BusinessError('CONTESTACAO_RESPONDIDA') : new BusinessError('CONTESTACAO_NAO_ENCONTRADA');
  }
  await auditar(em, ator, 'responder-contestacao-valor', 'contestacao_valor', contestacao_id);
  await avisar(em, { tipo: 'entrega', entregador_id: respondida.entregador_id });
  return { message: 'Resposta enviada' };
}
