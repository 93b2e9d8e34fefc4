import { type Instant, isoDay } from '@corre/ui/domain/format/dates.ts';
import { weekParts } from '@corre/ui/domain/format/week.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import type { Conta } from './use-contas.ts';

type DoPagamento = Pick<Conta, 'semana_inicio' | 'estado' | 'pago_em' | 'liquido'>;

/**
 * Returns what the first screen says of the week that is paid today, and null on any other day. An objection is
 * answered first, so nothing is promised for it.
 */
export function fraseDoDia(contas: readonly DoPagamento[], now: Instant): string | null {
  const today = isoDay(now);
  const conta = contas.find(({ semana_inicio }) => weekParts(semana_inicio).pagamento === today);
  if (!conta || conta.liquido <= 0) return null;
  const cai = conta.estado === 'a_pagar' && 'cai hoje no seu PIX';
  const quando = conta.pago_em === null ? cai : 'pago';
  return quando ? `${formatMoney(conta.liquido)} da semana passada: ${quando}` : null;
}
