import type { contestarDiferencaSchema, responderDiferencaSchema } from '@corre/contract/custodia/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { conferirDono } from './confirmar-ou-cancelar.ts';
import { registrarMovimento } from './ledger.ts';

const prestacaoDe = (em: Em, id: number) =>
  em
    .getKysely()
    .selectFrom('custodia_prestacao')
    .select(['entregador_id', 'comercio_id', 'diferenca'])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Stores a courier's objection to a difference, once. Throws 404, 403, and 409 without a difference or after an earlier
 * objection.
 */
export async function contestarDiferenca(em: Em, ator: Ator, entrada: z.output<typeof contestarDiferencaSchema>) {
  const { prestacao_id, texto } = entrada;
  const prestacao = await prestacaoDe(em, prestacao_id);
  if (!prestacao) throw new BusinessError('PRESTACAO_NAO_ENCONTRADA');
  conferirDono(ator, prestacao);
  if (prestacao.diferenca === 0) throw new BusinessError('PRESTACAO_SEM_DIFERENCA');
  const nova = await em
    .getKysely()
    .insertInto('custodia_contestacao')
    .values({ prestacao_id, texto })
    .onConflict((on) => on.column('prestacao_id').doNothing())
    .returning('prestacao_id')
    .executeTakeFirst();
  if (!nova) throw new BusinessError('DIFERENCA_JA_CONTESTADA');
  const { entregador_id, comercio_id } = prestacao;
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
  return { message: 'Contestação enviada. O suporte responde por aqui.' };
}

/**
 * Stores support's answer to an objection, once. The difference stays, or it is reverted and counts as handed over to
 * the shop. The courier's balance does not change in either case (ADR 0022). Throws 404 and 409.
 */
export async function responderDiferenca(em: Em, ator: Ator, entrada: z.output<typeof responderDiferencaSchema>) {
  const { prestacao_id, decisao, resposta } = entrada;
  const prestacao = await prestacaoDe(em, prestacao_id);
  if (!prestacao) throw new BusinessError('CONTESTACAO_NAO_ENCONTRADA');
  const { entregador_id, comercio_id, diferenca } = prestacao;
  const db = em.getKysely();
  const respondida = await db
    .updateTable('custodia_contestacao')
    .set({ decisao, resposta, respondida_em: agora, respondida_por: ator.id })
    .where('prestacao_id', '=', prestacao_id)
    .where('respondida_em', 'is', null)
    .returning('prestacao_id')
    .executeTakeFirst();
  if (!respondida) {
    const contestada = db.selectFrom('custodia_contestacao').select('decisao').where('prestacao_id', '=', prestacao_id);
    throw (await contestada.executeTakeFirst())
      ? new BusinessError('CONTESTACAO_RESPONDIDA')
      : new BusinessError('CONTESTACAO_NAO_ENCONTRADA');
  }
  if (decisao === 'revertida') {
    const volta = { tipo: 'diferenca_revertida', de: 'diferenca', para: 'comercio', valor: diferenca } as const;
    await registrarMovimento(em, { entregador_id, comercio_id, prestacao_id, ...volta }, ator);
  }
  await auditar(em, ator, 'responder-diferenca', 'prestacao', prestacao_id, { decisao });
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
  return { message: decisao === 'revertida' ? 'Resposta enviada e diferença revertida!' : 'Resposta enviada' };
}
