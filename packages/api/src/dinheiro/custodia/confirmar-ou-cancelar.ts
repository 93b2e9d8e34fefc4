import type { confirmarSchema } from '@corre/contract/custodia/contrato.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { avisar } from '../../eventos/avisar.ts';
import { codigoConfere, tentativasRestantes } from './codigo.ts';
import { desfechoDe, fecharPrestacao, respostaDaPrestacao } from './fechar-prestacao.ts';
import { type Quem, saldoCom, travarEntregador } from './ledger.ts';

type Entrada = z.output<typeof confirmarSchema>;
type Prestacao = Row<'custodia_prestacao'>;

/** Throws 403 unless the handover belongs to this courier or shop. Staff may act on every handover. */
export function conferirDono(
  { user_type, id }: Quem,
  prestacao: Pick<Prestacao, 'entregador_id' | 'comercio_id'>,
): void {
  const dono = { entregador: prestacao.entregador_id, comercio: prestacao.comercio_id, suporte: id, admin: id };
  if (dono[user_type] !== id) throw new BusinessError('PRESTACAO_DE_OUTRA_CONTA');
}

/** Locks the courier first, then the handover. Throws 403. */
async function travar(em: Em, quem: Quem, prestacao_id: number): Promise<Prestacao> {
  const achada = em.getKysely().selectFrom('custodia_prestacao').selectAll().where('id', '=', prestacao_id);
  const vista = await achada.executeTakeFirstOrThrow();
  conferirDono(quem, vista);
  await travarEntregador(em, vista.entregador_id);
  return achada.forUpdate().executeTakeFirstOrThrow();
}

/** Checks the code with which a courier proves that the receiver has the money. The try is already counted. */
async function conferirCodigo(em: Em, deps: Deps, { prestacao_id, codigo }: Entrada): Promise<void> {
  if (codigo === undefined) throw new BusinessError('FALTA_CODIGO_DA_PRESTACAO');
  if (codigoConfere(deps.vault, prestacao_id, codigo)) return;
  const { restam } = await em
    .getKysely()
    .selectFrom('custodia_prestacao as p')
    .select((eb) => tentativasRestantes(eb).$asScalar().$notNull().as('restam'))
    .where('p.id', '=', prestacao_id)
    .executeTakeFirstOrThrow();
  throw new BusinessError('CODIGO_DA_PRESTACAO_INCORRETO', { restam });
}

/**
 * Returns how the handover ends. Only a receiver may state a counted amount. A courier with the code confirms the
 * announced amount.
 */
function contado(quem: Quem, { valor_recebido, motivo }: Entrada, valor: number, saldo: number) {
  const proprio = quem.user_type !== 'entregador' ? valor_recebido : undefined;
  if (proprio !== undefined && proprio > saldo) throw new BusinessError('RECEBIDO_ACIMA_DO_SALDO', { saldo });
  if (proprio === 0 && motivo === null) throw new BusinessError('NADA_RECEBIDO');
  return desfechoDe(valor, proprio ?? valor, saldo, quem.user_type === 'entregador' ? null : motivo);
}

/**
 * Confirms a handover: the receiver confirms it, or its courier does with the receiver's code (ADR 0022). A second or
 * repeated confirmation returns the result of the first. Throws 404, 403, 409 if the handover is cancelled, 400 for a
 * wrong code.
 */
export async function confirmarPrestacao(em: Em, deps: Deps, quem: Quem, entrada: Entrada) {
  const deQuem = await em
    .getKysely()
    .selectFrom('custodia_prestacao')
    .select('entregador_id')
    .where('id', '=', entrada.prestacao_id)
    .executeTakeFirst();
  if (!deQuem) throw new BusinessError('PRESTACAO_NAO_ENCONTRADA');
  return comDespacho(em, deps.config, deQuem, async () => {
    const prestacao = await travar(em, quem, entrada.prestacao_id);
    const { valor, valor_recebido, diferenca, cancelada_em } = prestacao;
    const saldo = await saldoCom(em, prestacao);
    if (valor_recebido !== null) return respostaDaPrestacao({ valor_recebido, diferenca }, saldo);
    if (cancelada_em !== null) throw new BusinessError('PRESTACAO_CANCELADA');
    if (quem.user_type === 'entregador') await conferirCodigo(em, deps, entrada);
    return fecharPrestacao(em, quem, prestacao, contado(quem, entrada, valor, saldo));
  });
}

/**
 * Cancels an open handover: the courier withdraws it, or the receiver has received nothing. No money moves. A repeated
 * call returns the same answer. Throws 404, 403, or 409 if the handover is confirmed.
 */
export async function cancelarPrestacao(em: Em, quem: Quem, prestacao_id: number): Promise<{ message: string }> {
  const prestacao = await em
    .getKysely()
    .selectFrom('custodia_prestacao')
    .select(['entregador_id', 'comercio_id', 'confirmada_em', 'cancelada_em'])
    .where('id', '=', prestacao_id)
    .forUpdate()
    .executeTakeFirst();
  if (!prestacao) throw new BusinessError('PRESTACAO_NAO_ENCONTRADA');
  conferirDono(quem, prestacao);
  const { entregador_id, comercio_id } = prestacao;
  if (prestacao.confirmada_em !== null) throw new BusinessError('PRESTACAO_JA_CONFIRMADA');
  const message = quem.user_type === 'entregador' ? 'Aviso cancelado' : 'Entrega de dinheiro recusada';
  if (prestacao.cancelada_em !== null) return { message };
  await em
    .getKysely()
    .updateTable('custodia_prestacao')
    .set({ cancelada_em: agora })
    .where('id', '=', prestacao_id)
    .execute();
  await auditar(em, quem, 'cancelar-prestacao', 'prestacao', prestacao_id, { entregador_id, comercio_id });
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
  return { message };
}
