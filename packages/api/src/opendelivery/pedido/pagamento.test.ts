import { pagamentoError } from '@corre/contract/solicitacoes/criar-contrato.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BusinessError } from '../../base/business-error.ts';
import type { Payments } from '../formato/order.ts';
import { doorPayment } from './pagamento.ts';

const OFFLINE: Payments = { method: 'OFFLINE', wirelessPos: false, offlineMethod: [], change: undefined };
const cash = (amount: number, change?: number): Payments => ({
  ...OFFLINE,
  offlineMethod: [{ type: 'CASH', amount }],
  change,
});

describe('what is paid at the door', () => {
  it('is nothing of an order that was paid online, or of which nothing is said', () => {
    const nothing = { pagamento: 'online', valor_a_receber: null, troco_para: null };
    expect(doorPayment({ ...OFFLINE, method: 'ONLINE' }, 87.9)).toMatchObject(nothing);
    expect(doorPayment({ ...OFFLINE, method: undefined }, 87.9)).toMatchObject(nothing);
    expect(doorPayment(cash(0), 87.9)).toMatchObject(nothing);
  });

  it('reads change as the change and as the note that the customer pays with', () => {
    expect(doorPayment(cash(37.9, 12.1), 37.9)).toMatchObject({
      pagamento: 'dinheiro',
      valor_a_receber: 37.9,
      troco_para: 50,
      notes: ['Troco para R$ 50,00: leve R$ 12,10'],
    });
    expect(doorPayment(cash(37.9, 50), 37.9)).toMatchObject({ valor_a_receber: 37.9, troco_para: 50 });
    expect(doorPayment(cash(37.9, 37.9), 37.9)).toMatchObject({ troco_para: null });
  });

  it('is cash where there is cash in it, and says the rest in words', () => {
    const mixed = {
      ...cash(37.9, 12.1),
      offlineMethod: [
        { type: 'CREDIT_DEBIT', amount: 50 },
        { type: 'CASH', amount: 37.9 },
      ],
    };
    expect(doorPayment(mixed, 87.9)).toMatchObject({
      pagamento: 'dinheiro',
      valor_a_receber: 37.9,
      notes: ['Cobrar também: crédito ou débito R$ 50,00', 'Troco para R$ 50,00: leve R$ 12,10'],
    });
  });

  it('is the whole where one way has no amount, by machine where one is asked for', () => {
    const pix = { ...OFFLINE, offlineMethod: [{ type: 'PIX', amount: undefined }] };
    expect(doorPayment(pix, 20)).toMatchObject({ pagamento: 'maquininha', valor_a_receber: 20 });
    expect(doorPayment({ ...OFFLINE, wirelessPos: true }, 20)).toMatchObject({
      pagamento: 'maquininha',
      valor_a_receber: 20,
    });
    expect(doorPayment(OFFLINE, 20)).toMatchObject({ pagamento: 'dinheiro', valor_a_receber: 20 });
  });

  const ways = (...offlineMethod: { type: string; amount?: number }[]): Payments => ({
    ...OFFLINE,
    offlineMethod: offlineMethod.map(({ type, amount }) => ({ type, amount })),
  });

  it.each<[string, Payments, object]>([
    [
      'one of several by machine',
      ways({ type: 'CREDIT' }, { type: 'DEBIT' }),
      { pagamento: 'maquininha', valor_a_receber: 50, notes: ['Cobrar na porta: crédito ou débito R$ 50,00'] },
    ],
    [
      'cash for the rest of a card',
      ways({ type: 'CASH' }, { type: 'CREDIT', amount: 20 }),
      { pagamento: 'dinheiro', valor_a_receber: 30, notes: ['Cobrar também: crédito R$ 20,00'] },
    ],
    [
      'a card for the rest of cash',
      ways({ type: 'CASH', amount: 30 }, { type: 'CREDIT' }),
      { pagamento: 'dinheiro', valor_a_receber: 30, notes: ['Cobrar também: crédito R$ 20,00'] },
    ],
    [
      'nothing for a way without a rest',
      ways({ type: 'CASH', amount: 50 }, { type: 'DEBIT' }),
      { pagamento: 'dinheiro', valor_a_receber: 50, notes: [] },
    ],
    [
      'two cards beside cash',
      ways({ type: 'CASH', amount: 10.5 }, { type: 'PIX' }, { type: 'DEBIT' }),
      { pagamento: 'dinheiro', valor_a_receber: 10.5, notes: ['Cobrar também: PIX ou débito R$ 39,50'] },
    ],
  ])('of 50 in several ways, some without an amount: %s', (_, said, right) => {
    expect(doorPayment(said, 50)).toMatchObject(right);
  });

  it.each<[string, Payments]>([
    ['cash or a card', ways({ type: 'CASH' }, { type: 'CREDIT' })],
    ['more than the order', ways({ type: 'CASH', amount: 60 }, { type: 'CREDIT' })],
  ])('that cannot be divided is refused with its reason: %s', (_, said) => {
    expect(() => doorPayment(said, 50)).toThrow('diga o valor de cada forma');
  });

  it('is always something that a request can hold', () => {
    const amount = fc.option(fc.double({ min: 0, max: 1_000, noNaN: true }), { nil: undefined });
    const type = fc.constantFrom('CASH', 'CREDIT', 'PIX', 'XYZ', undefined);
    const payments = fc.record({
      method: fc.constantFrom('OFFLINE', 'ONLINE', undefined),
      wirelessPos: fc.boolean(),
      offlineMethod: fc.option(fc.array(fc.record({ type, amount }), { maxLength: 4 }), { nil: undefined }),
      change: amount,
    });
    fc.assert(
      fc.property(payments, fc.double({ min: 0, max: 1_000, noNaN: true }), (said, total) => {
        try {
          expect(pagamentoError(doorPayment(said, total))).toBe(null);
        } catch (error) {
          // What cannot be divided is refused, and only that.
          if (!(error instanceof BusinessError)) throw error;
          expect(said.offlineMethod?.some(({ amount }) => amount === undefined)).toBe(true);
        }
      }),
    );
  });
});
