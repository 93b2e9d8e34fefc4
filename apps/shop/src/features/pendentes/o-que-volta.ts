import { sumReais } from '@corre/contract/cents.ts';
import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';

type Pendente = Pick<EntregaView, 'tipo_pagamento' | 'valor_a_receber'>;

const emDinheiro = ({ tipo_pagamento, valor_a_receber }: Pendente): number =>
  tipo_pagamento === 'dinheiro' ? (valor_a_receber ?? 0) : 0;

/** Returns what comes back to the shop: the cash, or the machine. A launched delivery does not know its cash. */
export const oQueVolta = (entrega: Pendente): string =>
  emDinheiro(entrega) > 0 ? formatMoney(emDinheiro(entrega)) : PAGAMENTOS[entrega.tipo_pagamento].label;

/** Returns what comes back with all of them: 'R$ 45,90 e 2 com maquininha'. */
export function oQueVoltaAoTodo(entregas: readonly Pendente[]): string {
  const dinheiro = sumReais(entregas, emDinheiro);
  const machines = entregas.filter(({ tipo_pagamento }) => tipo_pagamento === 'maquininha').length;
  const unknown = entregas.length - machines - entregas.filter((entrega) => emDinheiro(entrega) > 0).length;
  return [
    dinheiro > 0 && formatMoney(dinheiro),
    unknown > 0 && `${unknown} em dinheiro sem valor`,
    machines > 0 && `${machines} com maquininha`,
  ]
    .filter(Boolean)
    .join(' e ');
}
