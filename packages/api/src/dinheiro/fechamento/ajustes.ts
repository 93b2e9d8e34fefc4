import type { NovoAjuste } from '@corre/contract/fechamento/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { semanaEstaNoFuturo, travarSemana } from './semana.ts';

const preparada = (em: Em, semana_inicio: string, entregador_id: number) =>
  em
    .getKysely()
    .selectFrom('pagamento')
    .select('id')
    .where('semana_inicio', '=', semana_inicio)
    .where('entregador_id', '=', entregador_id)
    .executeTakeFirst();

/**
 * Adds a bonus, a damage or an advance to a courier's week, before its payout is prepared. A debit takes nothing until
 * the courier consents (ADR 0020). Throws 400, 404 and 409.
 */
export async function ajustar(em: Em, ator: Ator, pedido: NovoAjuste) {
  const { semana_inicio, entregador_id, valor, motivo, tipo = valor > 0 ? 'bonus' : 'dano' } = pedido;
  if ((tipo === 'bonus') !== valor > 0) throw new BusinessError('SINAL_ERRADO');
  if (await semanaEstaNoFuturo(em, semana_inicio)) throw new BusinessError('SEMANA_FUTURA');
  const db = em.getKysely();
  const existe = await db.selectFrom('entregador').select('id').where('id', '=', entregador_id).executeTakeFirst();
  if (!existe) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  await travarSemana(em, semana_inicio);
  if (await preparada(em, semana_inicio, entregador_id)) throw new BusinessError('SEMANA_PREPARADA');
  const { id } = await db
    .insertInto('ajuste')
    .values({ semana_inicio, entregador_id, tipo, valor, motivo, criado_por: ator.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditar(em, ator, 'ajuste-lancado', 'ajuste', id, { valor });
  await avisar(em, { tipo: 'entrega', entregador_id });
  return { id, message: valor > 0 ? 'Ajuste lançado' : 'Ajuste lançado: só conta depois que o entregador concordar' };
}

/** Cancels an adjustment that no payout has counted yet. A repeated call returns the same answer. */
export async function cancelarAjuste(
  em: Em,
  ator: Ator,
  { semana_inicio, ajuste_id }: { semana_inicio: string; ajuste_id: number },
) {
  await travarSemana(em, semana_inicio);
  const db = em.getKysely();
  const ajuste = await db
    .selectFrom('ajuste')
    .select(['id', 'entregador_id', 'cancelado_em'])
    .where('id', '=', ajuste_id)
    .where('semana_inicio', '=', semana_inicio)
    .executeTakeFirst();
  if (!ajuste) throw new BusinessError('AJUSTE_NAO_ENCONTRADO');
  if (ajuste.cancelado_em === null) {
    if (await preparada(em, semana_inicio, ajuste.entregador_id)) throw new BusinessError('SEMANA_PREPARADA');
    await db
      .updateTable('ajuste')
      .set({ cancelado_em: agora, cancelado_por: ator.id })
      .where('id', '=', ajuste_id)
      .execute();
    await auditar(em, ator, 'ajuste-cancelado', 'ajuste', ajuste_id);
    await avisar(em, { tipo: 'entrega', entregador_id: ajuste.entregador_id });
  }
  return { message: 'Ajuste cancelado' };
}

interface Resposta {
  entregador_id: number;
  ajuste_id: number;
  concordo: boolean;
}

const DITO = { sim: 'Você concordou com o ajuste', nao: 'Você não concordou: nada será descontado' };

/** Stores a courier's answer to a debit, once. A repeated identical call returns the same answer. */
export async function responderAjuste(em: Em, { entregador_id, ajuste_id, concordo }: Resposta) {
  const db = em.getKysely();
  const seu = db.selectFrom('ajuste').where('id', '=', ajuste_id).where('entregador_id', '=', entregador_id);
  const achado = await seu.select('semana_inicio').executeTakeFirst();
  if (!achado) throw new BusinessError('AJUSTE_NAO_ENCONTRADO');
  await travarSemana(em, achado.semana_inicio);
  const ajuste = await seu.select(['valor', 'consentido_em', 'recusado_em', 'cancelado_em']).executeTakeFirstOrThrow();
  const message = concordo ? DITO.sim : DITO.nao;
  if (ajuste[concordo ? 'consentido_em' : 'recusado_em'] !== null) return { message };
  if (ajuste.valor > 0 || ajuste.cancelado_em !== null || ajuste.consentido_em !== null || ajuste.recusado_em !== null)
    throw new BusinessError('AJUSTE_SEM_RESPOSTA');
  if (await preparada(em, achado.semana_inicio, entregador_id)) throw new BusinessError('SEMANA_PREPARADA');
  await db
    .updateTable('ajuste')
    .set(concordo ? { consentido_em: agora } : { recusado_em: agora })
    .where('id', '=', ajuste_id)
    .execute();
  await avisar(em, { tipo: 'entrega', entregador_id });
  return { message };
}
