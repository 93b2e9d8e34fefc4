import type { Outputs, trpc } from '@corre/client/trpc.ts';
import { isoDay } from '@corre/ui/domain/format/dates.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import type { Passo } from './passo.ts';

type Semana = Pick<Outputs['entregas']['semanaAtual'], 'por_dia'>;
type Dia = Semana['por_dia'][number];

/**
 * Returns today's totals from the week, as the server computed them. Returns zeros if the week is no longer the current
 * one.
 */
export function diaDeHoje({ por_dia }: Semana, now: number): Dia {
  const dia = isoDay(now);
  return por_dia.find((um) => um.dia === dia) ?? { dia, total_valor: 0, total_liquido: 0, total_entregas: 0 };
}

type ALiberar = Partial<Pick<Outputs['entregas']['semanaAtual'], 'entregas_a_liberar' | 'liquido_a_liberar'>>;

/** Returns '+ R$ 8,55 a liberar', or null. The previous release does not send the net amount. */
export const dizerALiberar = ({ entregas_a_liberar, liquido_a_liberar }: ALiberar): string | null =>
  entregas_a_liberar && liquido_a_liberar !== undefined ? `+ ${formatMoney(liquido_a_liberar)} a liberar` : null;

type Utils = ReturnType<typeof trpc.useUtils>;

/**
 * Shows what a finished delivery pays and today's total, both from the server. A delivery that the shop must release
 * first has its own text.
 */
export async function dizerGanho(utils: Utils, entregador_id: number, passo: Passo): Promise<void> {
  const fim = passo.tipo === 'etapa' && passo.novo_status === 'finalizada';
  const devolucao = passo.tipo === 'marco' && passo.marco === 'devolvido';
  if (!fim && !devolucao) return;
  const semana = await utils.entregas.semanaAtual.fetch({ entregador_id }, { staleTime: 0 }).catch(() => null);
  if (!semana) return;
  const dela = (entrega: { solicitacao_id: number | null }) => entrega.solicitacao_id === passo.solicitacao_id;
  const pendente = semana.a_liberar?.find(dela);
  if (pendente) return notify.info(`+ ${formatMoney(pendente.valor_liquido)} a liberar`);
  const entrega = semana.entregas.find(dela);
  if (!entrega) return;
  const { total_liquido } = diaDeHoje(semana, serverNow());
  notify.success(`+ ${formatMoney(entrega.valor_liquido)} · hoje ${formatMoney(total_liquido)}`);
}
