import type { levarTrocoSchema } from '@corre/contract/custodia/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import { BusinessError } from '../../base/business-error.ts';
import { type Quem, registrarMovimento, saldoCom, travarEntregador } from './ledger.ts';

type Entrada = z.output<typeof levarTrocoSchema>;

/**
 * Returns whether the courier has a request of this shop under way: the named request, or any if none is named. Index
 * `solicitacao_aberta_do_entregador`.
 */
async function emAndamento(em: Em, loja: Quem, { entregador_id, solicitacao_id }: Entrada): Promise<boolean> {
  const dele = em
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .where('entregador_id', '=', entregador_id)
    .where('comercio_id', '=', loja.id)
    .where('status', 'in', STATUS_EM_ANDAMENTO)
    .limit(1);
  const achada = await (solicitacao_id === undefined ? dele : dele.where('id', '=', solicitacao_id)).executeTakeFirst();
  return achada !== undefined;
}

/** Returns whether the change of this request is already registered. Index `custodia_movimento_da_solicitacao`. */
async function jaLevado(em: Em, solicitacao_id: number | undefined): Promise<boolean> {
  if (solicitacao_id === undefined) return false;
  const levado = await em
    .getKysely()
    .selectFrom('custodia_movimento')
    .select('id')
    .where('solicitacao_id', '=', solicitacao_id)
    .where('tipo', '=', 'troco_levado')
    .executeTakeFirst();
  return levado !== undefined;
}

/**
 * Registers the change that a shop gives a courier. The courier must have a delivery of this shop under way, else it
 * throws 409. Change for a named request counts once, and a repeated call returns the same answer.
 */
export async function levarTroco(em: Em, loja: Quem, entrada: Entrada) {
  const { entregador_id, solicitacao_id, valor } = entrada;
  const par = { entregador_id, comercio_id: loja.id };
  await travarEntregador(em, entregador_id);
  if (!(await jaLevado(em, solicitacao_id))) {
    if (!(await emAndamento(em, loja, entrada))) throw new BusinessError('TROCO_SEM_ENTREGA');
    const movimento = { tipo: 'troco_levado', de: 'comercio', para: 'entregador', valor, solicitacao_id } as const;
    await registrarMovimento(em, { ...par, ...movimento }, loja);
    await auditar(em, loja, 'levar-troco', 'entregador', entregador_id, { comercio_id: loja.id, valor });
  }
  return { message: 'Troco registrado', saldo: await saldoCom(em, par) };
}
