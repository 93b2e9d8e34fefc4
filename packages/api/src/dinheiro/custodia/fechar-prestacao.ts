import { emCentavos, emReais } from '@corre/contract/money.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import { avisar } from '../../eventos/avisar.ts';
import { liberarCobertas } from './a-liberar.ts';
import { type Par, type Quem, registrarMovimento, saldoCom } from './ledger.ts';

/** How a handover ends: what was booked of it, and why something is missing. */
export interface Desfecho {
  valor_recebido: number;
  diferenca: number;
  motivo: string | null;
}

/** Of a closed handover, what its confirmation answers, the first time and again. */
export const respostaDaPrestacao = ({ valor_recebido, diferenca }: Omit<Desfecho, 'motivo'>, saldo: number) => ({
  message: diferenca > 0 ? 'Recebimento confirmado, com diferença.' : 'Recebimento confirmado!',
  valor_recebido,
  diferenca,
  saldo,
});

/**
 * Books a handover as received: what was handed over leaves the courier's pocket, and so does what is missing with a reason, and the
 * pending deliveries that it settles count. The
 * caller holds the dispatch lock, since the courier may now be offered cash deliveries again, and the courier's, and has seen that
 * the handover is open.
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
  await liberarCobertas(em, prestacao, emReais(emCentavos(valor_recebido) + emCentavos(diferenca)));
  const detalhes = { entregador_id, comercio_id, valor_recebido, diferenca };
  await auditar(em, quem, 'confirmar-prestacao', 'prestacao', prestacao_id, detalhes);
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
  return respostaDaPrestacao(desfecho, await saldoCom(em, prestacao));
}

/** What is booked of a handover of `valor` when `recebido` was counted: never more than the courier has in hand. */
export function desfechoDe(valor: number, recebido: number, saldo: number, motivo: string | null): Desfecho {
  const em_maos = emCentavos(saldo);
  const contado = Math.min(emCentavos(recebido), em_maos);
  const falta = Math.max(0, Math.min(emCentavos(valor) - emCentavos(recebido), em_maos - contado));
  return { valor_recebido: emReais(contado), diferenca: motivo === null ? 0 : emReais(falta), motivo };
}
