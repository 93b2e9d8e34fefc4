import { type NaPorta, PAGO_ONLINE } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Payments } from '../formato/order.ts';

const cents = (value: number) => Math.round(value * 100);
const reais = (value: number) => value / 100;
const BRL = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const money = (value: number) => BRL.format(reais(value)).replace(/\u00a0/g, ' ');

/** The ways to pay at the door, in the courier's words. */
const NAMES: Record<string, string> = {
  CREDIT: 'crédito',
  DEBIT: 'débito',
  CREDIT_DEBIT: 'crédito ou débito',
  MEAL_VOUCHER: 'vale-refeição',
  FOOD_VOUCHER: 'vale-alimentação',
  PIX: 'PIX',
  OTHER: 'outra forma',
};

/** The payment at the door, with notes for the courier. */
export interface DoorPayment extends NaPorta {
  notes: string[];
}

interface Part {
  type: string;
  value: number;
}

const sum = (parts: readonly Part[]) => parts.reduce((total, { value }) => total + value, 0);

const cannotDivide = () =>
  new BusinessError('DADOS_INVALIDOS', {
    frase:
      'Pagamento na porta: diga o valor de cada forma (payments.offlineMethod.amount). A soma é o total do pedido.',
  });

/**
 * Gives the ways without an amount what the others leave of the order. Several such ways without cash are one
 * part: the customer chooses at the card machine.
 * @throws BusinessError if the rest cannot be divided.
 */
function divide(parts: readonly { type: string; amount?: number | undefined }[], total: number): Part[] {
  const said = parts.flatMap(({ type, amount }) => (amount === undefined ? [] : [{ type, value: cents(amount) }]));
  const open = parts.filter(({ amount }) => amount === undefined).map(({ type }) => type);
  const rest = cents(total) - sum(said);
  const [first, ...others] = open;
  if (first === undefined || rest === 0) return said;
  if (rest < 0 || (others.length > 0 && open.includes('CASH'))) throw cannotDivide();
  const type = others.length === 0 ? first : open.map((one) => NAMES[one] ?? one).join(' ou ');
  return [...said, { type, value: rest }];
}

/** Returns the payments at the door, in cents. A single way without an amount pays the whole order. */
function partsOf({ method, wirelessPos, offlineMethod = [] }: Payments, total: number): Part[] {
  if (method?.toUpperCase() !== 'OFFLINE') return [];
  const parts = offlineMethod.map(({ type, amount }) => ({ type: type?.toUpperCase() ?? 'OTHER', amount }));
  if (parts.length === 0) return [{ type: wirelessPos ? 'CREDIT_DEBIT' : 'CASH', value: cents(total) }];
  return divide(parts, total).filter(({ value }) => value > 0);
}

const saidOf = (parts: readonly Part[]) =>
  parts.map(({ type, value }) => `${NAMES[type] ?? type} ${money(value)}`).join(', ');

/**
 * Reads `change`. Open Delivery defines it as the change that the customer needs, but some requesters send the
 * banknote. An amount of at least the cash sum is the banknote. The courier reads both numbers.
 */
function changeOf(cash: number, change: number | undefined): { troco_para: number | null; notes: string[] } {
  const said = cents(change ?? 0);
  if (said <= 0) return { troco_para: null, notes: [] };
  const note = said >= cash ? said : cash + said;
  if (note === cash) return { troco_para: null, notes: [] };
  return { troco_para: reais(note), notes: [`Troco para ${money(note)}: leve ${money(note - cash)}`] };
}

/**
 * Turns `payments` into the payment of a solicitação (ADR 0038). A solicitação has one way to pay. It is cash as soon
 * as a part is cash, because the courier has to account for cash. A note names the other parts.
 */
export function doorPayment(payments: Payments, total: number): DoorPayment {
  const parts = partsOf(payments, total);
  const cash = sum(parts.filter(({ type }) => type === 'CASH'));
  const others = parts.filter(({ type }) => type !== 'CASH');
  if (cash > 0) {
    const { troco_para, notes } = changeOf(cash, payments.change);
    const rest = others.length > 0 ? [`Cobrar também: ${saidOf(others)}`] : [];
    return { pagamento: 'dinheiro', valor_a_receber: reais(cash), troco_para, notes: [...rest, ...notes] };
  }
  if (sum(others) === 0) return { ...PAGO_ONLINE, notes: [] };
  const way = [`Cobrar na porta: ${saidOf(others)}`];
  return { pagamento: 'maquininha', valor_a_receber: reais(sum(others)), troco_para: null, notes: way };
}
