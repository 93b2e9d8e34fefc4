import { toCents, toReais } from '@corre/contract/cents.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import { avisar } from '../../eventos/avisar.ts';
import { liberarCobertas } from './a-liberar.ts';
import { type Par, type Quem, registrarMovimento, saldoCom } from './ledger.ts';

/** The end of a handover: the amount booked as received, the missing amount, and the reason for it. */
export interface Desfecho {
  valor_recebido: number;
  diferenca: number;
  motivo: string | null;
}

/** Returns the answer to a confirmation. A repeated confirmation gets the same answer. */
export const respostaDaPrestacao = ({ valor_recebido, diferenca }: Omit<Desfecho, 'motivo'>, saldo: number) => ({
  message: diferenca > 0 ? 'Recebimento confirmado, com diferença.' : 'Recebimento confirmado!',
  valor_recebido,
  diferenca,
  saldo,
});

/**
 * Books a handover as received. The received amount leaves the courier's balance, and so does a missing amount with a
 * reason. The pending deliveries that the handover settles count from now on.
 * The caller has checked that the handover is open, and holds the courier's lock and the dispatch lock. The dispatch
 * lock is needed because the courier may now get offers of cash deliveries again.
 */
export async function fecharPrestacao(em: Em, quem: Quem, prestacao: Par & { id: number }, desfecho: Desfecho) {
  const { entregador_id, comercio_id, id: prestacao_id } = prestacao;
  const { valor_recebido, diferenca, motivo } = desfecho;
  const saida = { entregador_id, comercio_id, prestacao_id, de: 'entregador' } as const;
  if (valor_recebido > 0) {
    await registrarMovimento(em, { ...saida, tipo: 'prestado', para: 'comercio', valor: valor_recebido }, quem);
  }
  if (diferenca > 0) {
    await registrarMovimento(em, { ...saida, tipo: 'diferenca', para: 'diferenca', valor: diferenca }, quem);
  }
  await em
    .getKysely()
    .updateTable('custodia_prestacao')
    .set({ valor_recebido, diferenca, motivo: diferenca > 0 ? motivo : null, confirmada_em: agora })
    .set({ confirmada_por_tipo: quem.user_type, confirmada_por_id: quem.id })
    .where('id', '=', prestacao_id)
    .execute();
  await liberarCobertas(em, prestacao, toReais(toCents(valor_recebido) + toCents(diferenca)));
  const detalhes = { entregador_id, comercio_id, valor_recebido, diferenca };
  await auditar(em, quem, 'confirmar-prestacao', 'prestacao', prestacao_id, detalhes);
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
  return respostaDaPrestacao(desfecho, await saldoCom(em, prestacao));
}

/**
 * Returns how a handover of `valor` reais ends when the receiver counted `recebido`. It never books more than the
 * courier has in hand.
 */
export function desfechoDe(valor: number, recebido: number, saldo: number, motivo: string | null): Desfecho {
  const em_maos = toCents(saldo);
  const contado = Math.min(toCents(recebido), em_maos);
  const falta = Math.max(0, Math.min(toCents(valor) - toCents(recebido), em_maos - contado));
  return { valor_recebido: toReais(contado), diferenca: motivo === null ? 0 : toReais(falta), motivo };
}
