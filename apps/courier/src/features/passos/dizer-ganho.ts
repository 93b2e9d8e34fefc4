import type { trpc } from '@corre/client/trpc.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { diaDeHoje } from './ganho-do-dia.ts';
import type { Passo } from './passo.ts';

type Utils = ReturnType<typeof trpc.useUtils>;

interface Aviso {
  /** the notice that the step's answer raised */
  id: string;
  /** its text; null if there was none */
  dito: string | null;
}

/**
 * Shows what a finished delivery pays and today's total, both from the server, in the notice that is there already: two
 * would cover the address of the next stop. A delivery that the shop must release first has its own text.
 */
export async function dizerGanho(
  utils: Utils,
  entregador_id: number,
  passo: Passo,
  { id, dito }: Aviso,
): Promise<void> {
  const fim = passo.tipo === 'etapa' && passo.novo_status === 'finalizada';
  const devolucao = passo.tipo === 'marco' && passo.marco === 'devolvido';
  if (!fim && !devolucao) return;
  const semana = await utils.entregas.semanaAtual.fetch({ entregador_id }, { staleTime: 0 }).catch(() => null);
  if (!semana) return;
  const dela = (entrega: { solicitacao_id: number | null }) => entrega.solicitacao_id === passo.solicitacao_id;
  const pendente = semana.a_liberar?.find(dela);
  const com = (ganho: string) => (dito === null ? ganho : `${dito} ${ganho}`);
  if (pendente) return notify.info(com(`+ ${formatMoney(pendente.valor_liquido)} a liberar`), { id });
  const entrega = semana.entregas.find(dela);
  if (!entrega) return;
  const { total_liquido } = diaDeHoje(semana, serverNow());
  notify.success(com(`+ ${formatMoney(entrega.valor_liquido)} · hoje ${formatMoney(total_liquido)}`), { id });
}
