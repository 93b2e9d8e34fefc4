import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lerCorpo } from './ler-corpo.ts';

describe('what a courier is shown of an order of another system', () => {
  it('is the recipient, the counter and the bag', () => {
    const lido = lerCorpo({
      customerName: ' Ana Souza ',
      customerPhone: '+55 (44) 99999-0000',
      customerPhoneLocalizer: '12345678',
      pickupCode: '4821',
      totalWeight: 1500,
      packageQuantity: 1,
      vehicle: { type: ['MOTORBIKE_BAG'], container: 'THERMIC' },
      pickupAddress: {
        street: 'Avenida Brasil',
        number: '3000',
        complement: '',
        district: 'Zona 01',
        instructions: 'Balcão do fundo',
      },
      items: [{ name: 'Pizza grande', quantity: 1 }, { name: '' }, 7],
    });
    expect(lido).toEqual({
      cliente: 'Ana Souza',
      telefone: '+5544999990000',
      localizador: '12345678',
      codigo_coleta: '4821',
      coleta: 'Avenida Brasil, 3000 - Zona 01',
      instrucoes_coleta: 'Balcão do fundo',
      recipiente: 'Térmica',
      itens: [{ nome: 'Pizza grande', quantidade: 1 }],
      peso_gramas: 1500,
      volumes: 1,
    });
  });

  it.each([
    ['(44) 99812-4076', undefined, '+5544998124076', null],
    ['44.99812.4076', undefined, '+5544998124076', null],
    ['(44) 99812–4076', undefined, '+5544998124076', null],
    ['0800 608 1015 ID: 81726354', undefined, '08006081015', '81726354'],
    ['08006081015,,81726354', '', '08006081015', '81726354'],
    ['0800 608 1015', '81726354', '08006081015', '81726354'],
    ['+595 981 123456', undefined, '+595981123456', null],
    ['99812-4076', undefined, '998124076', null],
  ])('is a telephone to dial, out of %j and %j', (customerPhone, customerPhoneLocalizer, telefone, localizador) => {
    expect(lerCorpo({ customerPhone, customerPhoneLocalizer })).toMatchObject({ telefone, localizador });
  });

  it('is nothing of what cannot be called', () => {
    for (const customerPhone of ['javascript:alert(1)', 'tel:190', '123', '+55 44 9999;ext=1']) {
      expect(lerCorpo({ customerPhone }).telefone).toBeNull();
    }
  });

  it('never fails, whatever was sent', () => {
    fc.assert(fc.property(fc.anything(), (corpo) => Array.isArray(lerCorpo(corpo).itens)));
    fc.assert(
      fc.property(fc.record({ items: fc.anything(), vehicle: fc.anything(), pickupAddress: fc.anything() }), (corpo) =>
        Array.isArray(lerCorpo(corpo).itens),
      ),
    );
  });
});
