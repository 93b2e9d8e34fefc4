import { sumReais, toCents, toReais } from '@corre/contract/cents.ts';
import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { aCobrar } from '@corre/ui/domain/door-payment/phrases.ts';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';

type Pedido = Pick<SolicitacaoDoComercio, 'status' | 'desfecho' | 'a_devolver' | 'valor_estimado' | 'a_liberar'> &
  Parameters<typeof aCobrar>[0];
type Lancada = Pick<EntregaView, 'valor'>;

const valorDe = ({ valor_estimado }: Pedido) => valor_estimado;

/**
 * Returns the day's totals, in reais. Cancelled requests have a count of their own and add no value. What is collected
 * at the doors is told apart: not yet collected, collected, and of the cash what couriers still hold.
 */
export function somaDoDia(pedidos: readonly Pedido[], lancadas: readonly Lancada[]) {
  const validos = pedidos.filter(({ status }) => status !== 'cancelada');
  // Nothing is collected at the door for an order that goes back to the shop.
  const naPorta = validos.filter(({ desfecho, a_devolver }) => desfecho !== 'devolvida' && !a_devolver);
  const cobrar = (forma: Pedido['pagamento'], which: (pedido: Pedido) => boolean) =>
    sumReais(
      naPorta.filter((pedido) => pedido.pagamento === forma && which(pedido)),
      aCobrar,
    );
  const feito = ({ status }: Pedido) => status === 'finalizada';
  return {
    total: validos.length,
    lancadas: lancadas.length,
    canceladas: pedidos.length - validos.length,
    valor: sumReais(validos, valorDe),
    valor_lancado: sumReais(lancadas, ({ valor }) => valor),
    dinheiro: {
      a_cobrar: cobrar('dinheiro', (pedido) => !feito(pedido)),
      cobrado: cobrar('dinheiro', feito),
      com_entregadores: cobrar('dinheiro', (pedido) => feito(pedido) && pedido.a_liberar),
    },
    maquininha: {
      a_cobrar: cobrar('maquininha', (pedido) => !feito(pedido)),
      cobrado: cobrar('maquininha', feito),
    },
  };
}

const minus = (a: number, b: number) => toReais(toCents(a) - toCents(b));

/** Returns the lines below the day's table: name and amount. A line without an amount is left out. */
export function totalLines(soma: ReturnType<typeof somaDoDia>): [nome: string, valor: string][] {
  const { dinheiro, maquininha, valor, valor_lancado, lancadas, canceladas } = soma;
  const amounts: [nome: string, reais: number][] = [
    ['A receber em dinheiro', dinheiro.a_cobrar],
    ['Recebido em dinheiro', dinheiro.cobrado],
    ['Já devolvido à loja', minus(dinheiro.cobrado, dinheiro.com_entregadores)],
    ['Ainda com os entregadores', dinheiro.com_entregadores],
    ['A receber na maquininha', maquininha.a_cobrar],
    ['Recebido na maquininha', maquininha.cobrado],
  ];
  return [
    [countOf(soma.total, 'pedido', 'pedidos'), formatMoney(valor)],
    ...(lancadas > 0
      ? ([
          [countOf(lancadas, 'entrega lançada', 'entregas lançadas'), formatMoney(valor_lancado)],
          ['Total das entregas', formatMoney(minus(valor, -valor_lancado))],
        ] satisfies [string, string][])
      : []),
    ...amounts.filter(([, reais]) => reais > 0).map(([nome, reais]): [string, string] => [nome, formatMoney(reais)]),
    ...(canceladas > 0 ? [['Canceladas, fora da soma', String(canceladas)] satisfies [string, string]] : []),
  ];
}
