import { pagamentoError } from '@corre/contract/solicitacoes/criar-contrato.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
        expect(pagamentoError(doorPayment(said, total))).toBe(null);
      }),
    );
  });
});
