import type { trpc } from '@corre/client/trpc.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { diaDeHoje } from '../ganho/dia.ts';
import type { Passo } from './passo.ts';

type Utils = ReturnType<typeof trpc.useUtils>;

/** What a delivery that has ended brought, and what the day comes to with it, as the server has it; of one that the shop has yet to release, so. */
export async function dizerGanho(utils: Utils, entregador_id: number, passo: Passo): Promise<void> {
  if (passo.tipo !== 'etapa' || passo.novo_status !== 'finalizada') return;
  const semana = await utils.entregas.semanaAtual.fetch({ entregador_id }, { staleTime: 0 }).catch(() => null);
  if (!semana) return;
  const entrega = semana.entregas.find(({ solicitacao_id }) => solicitacao_id === passo.solicitacao_id);
  if (!entrega) return notify.info('O valor entra no seu dia quando a loja liberar.');
  const { total_liquido } = diaDeHoje(semana, serverNow());
  notify.success(`+ ${formatMoney(entrega.valor_liquido)} · hoje ${formatMoney(total_liquido)}`);
}
