import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagamentoError } from '../solicitacoes/criar-contrato.ts';
import { pagamentoDoIfood } from './pagamento.ts';

const lido = (...linhas: string[]) => {
  const { pagamento, valor_a_receber, troco_para, lido } = pagamentoDoIfood(linhas.join('\n'));
  return lido ? [pagamento, valor_a_receber, troco_para] : 'não diz';
};

// [pedido-ifood]
describe('what a pasted iFood text says about its payment', () => {
  it.each<[string[], number | null, number | null]>([
    [['Cobrar do cliente R$ 45,90', 'Dinheiro', 'Troco para R$ 50,00'], 45.9, 50],
    [['COBRAR DO CLIENTE: R$45,90', 'PAGAMENTO NA ENTREGA: DINHEIRO', 'TROCO PARA R$100'], 45.9, 100],
    [['Cobrar do cliente', 'R$ 45,90', 'Troco para', 'R$ 50,00'], 45.9, 50],
    [['Cobrar do cliente:', '', 'R$\u00a045,90', '', 'Levar troco: R$\u00a04,10'], 45.9, 50],
    [['Cobrar do cliente R$ 45.90', 'Pagamento: Dinheiro (troco p/ 50)'], 45.9, 50],
    [['Valor a cobrar: 45,9', 'Forma de pagamento', 'Dinheiro', 'Nao precisa de troco'], 45.9, null],
    [['Cobrar do cliente na entrega: R$ 1.245,90', 'Pagar em espécie', 'Troco pra uma nota de 2.000'], 1245.9, 2000],
    [['Cobrar R$ 45,90 do cliente', 'Pagamento em dinheiro', 'Sem troco'], 45.9, null],
    [['Receber do cliente: R$ 30', 'Troco: R$ 50,00'], 30, 50],
    [['Receber do cliente: R$ 30', 'Troco: R$ 20,00'], 30, 50],
    [['Pagamento na entrega - Dinheiro', 'Subtotal R$ 40,00', 'Taxa de entrega R$ 5,90', 'Total R$ 45,90'], 45.9, null],
    [['Pagamento na entrega: Dinheiro', 'Cliente não precisa de troco'], null, null],
    [['Pagamento na entrega: Dinheiro', 'Levar troco: R$ 4,10'], null, null],
    [['Dinheiro: R$ 45,90', 'Valor total: R$ 45,90', 'Troco: não'], 45.9, null],
    [['Cobrar do cliente: R$ 45,90', 'Levar troco para R$ 50,00 (R$ 4,10)'], 45.9, 50],
  ])('is cash in %j', (linhas, valor, troco) => {
    expect(lido('Pedido 4823', 'Rua Joubert de Carvalho, 623', ...linhas)).toEqual(['dinheiro', valor, troco]);
  });

  it.each<[string[], number | null]>([
    [['Pagamento na entrega: Cartão de crédito', 'Cobrar do cliente R$ 62,00'], 62],
    [['PAGAMENTO NA ENTREGA - MAQUININHA', 'TOTAL: R$ 62,00'], 62],
    [['Pagamento na entrega', 'Débito - Visa', 'Cobrar do cliente: 62'], 62],
    [['Cobrar do cliente R$ 62,00', 'Vale refeição - Alelo'], 62],
    [['Cobrar do cliente R$ 62,00', 'Pagamento: PIX'], 62],
    [['Levar maquininha', 'Total a cobrar R$ 62'], 62],
    [['Pagar na entrega: Crédito (Máquina)'], null],
    [['pagamento na porta com cartao', 'total do pedido: r$ 62,00'], 62],
  ])('is the card machine in %j', (linhas, valor) => {
    expect(lido('Pedido 4823', '1x Vale do Sol R$ 9,00', ...linhas)).toEqual(['maquininha', valor, null]);
  });

  it.each([
    [['Pago online']],
    [['PAGO ONLINE']],
    [['Pagamento: Pago pelo app']],
    [['Pagamento online - Cartão de crédito (Mastercard)', 'Total: R$ 45,90']],
    [['Pago via iFood', 'Não cobrar do cliente']],
    [['Cobrar do cliente: R$ 0,00', 'Dinheiro']],
    [['Já foi pago']],
    [['*** PAGO ***']],
    [['Forma de pagamento: PIX - pago']],
    [['Cartão (pago pelo aplicativo)', 'Total R$ 45,90']],
    [['Nada a cobrar do cliente']],
  ])('is paid online in %j', (linhas) => {
    expect(lido('Pedido 4823', ...linhas)).toEqual(['online', null, null]);
  });

  it('takes the amount to collect before the part that is paid already', () => {
    expect(lido('Pago online: R$ 20,00', 'Cobrar do cliente: R$ 25,90', 'Dinheiro')).toEqual(['dinheiro', 25.9, null]);
  });

  it('asks how, when only the amount is said', () => {
    expect(lido('Rua A, 1', 'Cobrar do cliente R$ 45,90')).toEqual([null, 45.9, null]);
  });

  it.each([
    [['Rua Vale Verde, 12', '1x Pastel R$ 8,00', 'Total R$ 8,00']],
    [['Av. Débora Pago, 3', 'Mandar cartão de aniversário']],
    [['Pagamento: Cartão de crédito Visa', 'Total R$ 45,90']],
    [['Entrega: 19:45', 'Código 4823', 'Troca de sabor']],
    [['', '   ']],
  ])('is not said in %j, and stays online', (linhas) => {
    expect(lido(...linhas)).toBe('não diz');
    expect(pagamentoDoIfood(linhas.join('\n')).pagamento).toBe('online');
  });

  it.each([
    ['Pagamento online: não', 'Pagamento na entrega: dinheiro'],
    ['Ainda não foi pago', 'Pagar na entrega em dinheiro'],
  ])('does not take a no for a yes: %s', (...linhas) => {
    expect(lido(...linhas, 'Total R$ 10')).toEqual(['dinheiro', 10, null]);
  });
});

const reais = (centavos: number) => (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
const centavos = fc.integer({ min: 1, max: 1_000_000 });

describe('whatever is pasted', () => {
  const pedaco = fc.oneof(
    fc.constantFrom(
      'Cobrar do cliente',
      'Troco para',
      'Levar troco',
      'Pago online',
      'Dinheiro',
      'Maquininha',
      'Total',
      ': ',
      'R$ ',
      '\n',
      ' não ',
    ),
    centavos.map(reais),
    fc.string({ unit: 'grapheme' }),
  );

  it('gives what the contract takes, or what the form still asks for', () => {
    fc.assert(
      fc.property(fc.array(pedaco, { maxLength: 30 }), (pedacos) => {
        const { pagamento, ...valores } = pagamentoDoIfood(pedacos.join(''));
        for (const valor of Object.values(valores)) {
          if (typeof valor === 'number') expect(valor).toBe(Math.round(valor * 100) / 100);
        }
        expect(valores.valor_a_receber ?? 1).toBeGreaterThan(0);
        if (pagamento === 'online') expect(pagamentoError({ pagamento, ...valores })).toBeNull();
        if (valores.troco_para !== null) expect(pagamento).toBe('dinheiro');
        if (!valores.lido)
          expect({ pagamento, ...valores }).toEqual({
            pagamento: 'online',
            valor_a_receber: null,
            troco_para: null,
            lido: false,
          });
      }),
      { numRuns: 500 },
    );
  });

  it('reads any amount and any change as they are written', () => {
    const caixa = fc.constantFrom(
      (t: string) => t,
      (t: string) => t.toUpperCase(),
      (t: string) => t.toLowerCase(),
    );
    const entre = fc.constantFrom(' ', ': ', ':\n', '\n', ' \u00a0');
    const cifra = fc.constantFrom('R$ ', 'R$', 'R$\u00a0');
    const lixo = fc.constantFrom('Pedido 77', '2x Cuca R$ 12,00', 'Entrega 19:45', 'Tel. (44) 99812-4076');
    fc.assert(
      fc.property(centavos, fc.nat(500_000), caixa, entre, cifra, lixo, (conta, sobra, como, e, r, antes) => {
        const nota = Math.min(1_000_000, conta + sobra);
        const texto = como(
          `${antes}\nCobrar do cliente${e}${r}${reais(conta)}\nDinheiro\nTroco para${e}${r}${reais(nota)}`,
        );
        expect(pagamentoDoIfood(texto)).toEqual({
          pagamento: 'dinheiro',
          valor_a_receber: conta / 100,
          troco_para: nota / 100,
          lido: true,
        });
      }),
    );
  });

  it('is read as far as a note goes, and not beyond', () => {
    const fim = '\nCobrar do cliente R$ 9,00\nDinheiro';
    expect(lido(`${'x\n'.repeat(1_900)}${fim}`)).toEqual(['dinheiro', 9, null]);
    expect(lido(`${'x\n'.repeat(2_000)}${fim}`)).toBe('não diz');
  });
});
