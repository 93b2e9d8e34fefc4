import { pagamentoDoIfood } from '@corre/contract/ifood/pagamento.ts';
import { ENDERECO_IFOOD_SEM_RUA } from '@corre/contract/ifood/regras.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dicaDoEndereco,
  dicaDoPagamento,
  EMPTY_PEDIDO_IFOOD,
  ifoodResolver,
  linhasDoTexto,
  type PedidoIfood,
} from './pedido-ifood.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const conferir = (pedido: Partial<PedidoIfood>) =>
  ifoodResolver({ ...EMPTY_PEDIDO_IFOOD, ...pedido }, undefined, options);

// [pedido-ifood]
test('the pasted text is required, and so is a value', async () => {
  const { errors } = await conferir({ texto: '  ' });
  expect(errors.texto?.message).toBe('Cole os dados do iFood');
  expect(errors.valor_estimado?.message).toBe('Valor da entrega é obrigatório');
  expect(errors.endereco).toBeUndefined();
});

test('the whole text becomes the note, the origin is ifood and nothing is urgent', async () => {
  const text = 'Pedido 4823\nRua Joubert de Carvalho, 623\nPago online';
  const { values } = await conferir({ texto: text, endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5 });
  expect(values).toMatchObject({ observacao: text, origem: 'ifood', urgente: false, multiplas_entregas: [] });
});

test('the telephone in the text is the recipient’s, with its locator', async () => {
  const pedido = { endereco: 'Rua A, 1', valor_estimado: 9 };
  const { values } = await conferir({ ...pedido, texto: 'Rua A, 1\n0800 608 1015 ID: 81726354' });
  expect(values).toMatchObject({ destinatario_telefone: '08006081015,,81726354' });
  expect((await conferir({ ...pedido, texto: 'Rua A, 1' })).values).toMatchObject({ destinatario_telefone: null });
});

test('a text that is too long is said at the box it was pasted into', async () => {
  const { errors } = await conferir({ texto: 'x'.repeat(4_001), endereco: 'Rua A', valor_estimado: 1 });
  expect(errors.texto?.message).toBe('Use no máximo 4000 caracteres');
});

test('marking a line loses no character of the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(10), (rows, marcada) => {
      const text = rows.join('\n');
      const total = text.split('\n').length;
      const { before, row, after } = linhasDoTexto(text, marcada < total ? marcada : null);
      expect(before + row + after).toBe(text);
    }),
  );
});

test('a text without a street goes out with the placeholder; a corrected address goes in its place', async () => {
  const pedido = { texto: 'Doces da Avó, 1x Bolo', valor_estimado: 9 };
  const { values, errors } = await conferir({ ...pedido, endereco: ENDERECO_IFOOD_SEM_RUA });
  expect(errors).toEqual({});
  expect(values).toMatchObject({ endereco: ENDERECO_IFOOD_SEM_RUA, observacao: pedido.texto });
  expect((await conferir({ ...pedido, endereco: 'Vaz Caminha, 588' })).values).toMatchObject({ origem: 'ifood' });
});

test('a text that says what to collect and not how is asked about, and a correction is sent', async () => {
  const pedido = {
    texto: 'Cobrar do cliente R$ 45,90',
    endereco: 'Rua A, 1',
    valor_estimado: 9,
    valor_a_receber: 45.9,
  };
  const { errors } = await conferir({ ...pedido, pagamento: '' });
  expect(errors.pagamento?.message).toBe('Escolha como o cliente paga');
  const { values } = await conferir({ ...pedido, pagamento: 'maquininha' });
  expect(values).toMatchObject({ pagamento: 'maquininha', valor_a_receber: 45.9, troco_para: null });
});

test.each([
  ['', undefined],
  ['Rua A, 1', 'O texto não diz como o cliente paga: ficou como pago online. Confira.'],
  ['Pago online', 'Lido no texto: já está pago.'],
  ['Cobrar do cliente R$ 9,00', 'O texto diz quanto cobrar, mas não como. Escolha.'],
  ['Pagamento na entrega', 'O texto fala em pagar na entrega, mas não diz como. Escolha.'],
  ['Pagamento na entrega: Dinheiro', 'O texto não diz quanto cobrar. Escreva o valor.'],
  ['Cobrar do cliente R$ 9,00\nDinheiro', 'Lido no texto. Você pode corrigir.'],
])('the preview says of %j what it read about the payment', (text, dica) => {
  expect(dicaDoPagamento(text, pagamentoDoIfood(text))).toBe(dica);
});

test('the preview says where the address came from, and that it was cut', () => {
  expect(dicaDoEndereco('  ', null, false)).toBeUndefined();
  expect(dicaDoEndereco('x', null, false)).toBe(
    'Nenhuma linha com Rua, Av ou Alameda. Escreva o endereço, ou o entregador o lê na observação.',
  );
  expect(dicaDoEndereco('x', 2, false)).toBe('Encontrado na linha 3. Você pode corrigir.');
  expect(dicaDoEndereco('x', 0, true)).toBe(
    'A linha 1 passa de 300 caracteres e foi cortada. Confira; a observação leva o texto inteiro.',
  );
});
