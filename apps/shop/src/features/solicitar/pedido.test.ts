// @vitest-environment jsdom
import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { learnServerTime } from '@corre/ui/shell/server-clock.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_PARADA, EMPTY_PEDIDO, type Pedido, pedidoDaUltima, pedidoResolver, somaDoPedido } from './pedido.ts';
import { EMPTY_PEDIDO_IFOOD, ifoodResolver } from './pedido-ifood.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const conferir = (pedido: Partial<Pedido>) => pedidoResolver({ ...EMPTY_PEDIDO, ...pedido }, undefined, options);
const rua = { endereco: 'Rua Mem de Sá, 1033', valor_estimado: 8.5 };

// [pedido]
test('address and a value above zero are required, in the promised words', async () => {
  const { errors } = await conferir({ endereco: '   ', valor_estimado: 0 });
  expect(errors.endereco?.message).toBe('Endereço é obrigatório');
  expect(errors.valor_estimado?.message).toBe('Valor da entrega é obrigatório');
});

test('untouched rows are dropped before sending', async () => {
  const { values } = await conferir({
    ...rua,
    multiplas_entregas: [
      EMPTY_PARADA,
      { ...EMPTY_PARADA, ...rua },
      { ...EMPTY_PARADA, endereco: '  ', valor_estimado: 0 },
    ],
  });
  expect(values).toMatchObject({ endereco: rua.endereco, origem: 'manual', multiplas_entregas: [rua] });
});

test.each([
  ['a value', { valor_estimado: 9 }],
  ['a note', { observacao: 'Portão azul' }],
  ['a map link', { link_localizacao: 'https://maps.app.goo.gl/1' }],
  ['a way to pay', { pagamento: 'dinheiro' as const }],
])('a row that holds %s but no address is asked about, never dropped in silence', async (_nome, fields) => {
  const { values, errors } = await conferir({
    ...rua,
    multiplas_entregas: [EMPTY_PARADA, { ...EMPTY_PARADA, ...fields }],
  });
  expect(values).toEqual({});
  expect(errors.multiplas_entregas?.[0]).toBeUndefined();
  expect(errors.multiplas_entregas?.[1]?.endereco?.message).toBe('Endereço é obrigatório');
});

test('an error stands in the row that was typed, also behind a dropped one', async () => {
  const { errors } = await conferir({
    ...rua,
    multiplas_entregas: [EMPTY_PARADA, { ...EMPTY_PARADA, endereco: 'Av. Guedner, 710' }],
  });
  expect(errors.multiplas_entregas?.[0]).toBeUndefined();
  expect(errors.multiplas_entregas?.[1]?.valor_estimado?.message).toBe('Valor da entrega é obrigatório');
});

test('what was typed for another way to pay is kept and not sent', async () => {
  const typed = { ...rua, valor_a_receber: 45.9, troco_para: 50 };
  const sent = async (pagamento: Pedido['pagamento']) => {
    const { values } = await conferir({
      ...typed,
      pagamento,
      multiplas_entregas: [{ ...EMPTY_PARADA, ...typed, pagamento }],
    });
    return [values, ...('multiplas_entregas' in values ? values.multiplas_entregas : [])];
  };
  const both = (paid: object) => [paid, paid].map((stop) => expect.objectContaining(stop));
  expect(await sent('online')).toEqual(both({ valor_a_receber: null, troco_para: null }));
  expect(await sent('maquininha')).toEqual(both({ valor_a_receber: 45.9, troco_para: null }));
  expect(await sent('dinheiro')).toEqual(both({ valor_a_receber: 45.9, troco_para: 50 }));
});

test('what is missing about the payment is said at its field, in its row', async () => {
  const { errors } = await conferir({
    ...rua,
    pagamento: 'maquininha',
    multiplas_entregas: [
      EMPTY_PARADA,
      { ...EMPTY_PARADA, ...rua, pagamento: 'dinheiro', valor_a_receber: 9, troco_para: 8 },
    ],
  });
  expect(errors.valor_a_receber?.message).toBe('Informe quanto o entregador deve receber do cliente');
  expect(errors.multiplas_entregas?.[1]?.troco_para?.message).toBe(
    'O valor do troco precisa ser igual ou maior que o valor a receber',
  );
});

test('a map link must be https', async () => {
  const { errors } = await conferir({ ...rua, link_localizacao: 'http://mapa' });
  expect(errors.link_localizacao?.message).toBe('Use um link do mapa que comece por https://');
});

test('the sum is made in cents and counts every row that holds anything', () => {
  const pedido = {
    ...EMPTY_PEDIDO,
    endereco: 'Rua A',
    valor_estimado: 0.1,
    multiplas_entregas: [{ ...EMPTY_PARADA, endereco: 'Rua B', valor_estimado: 0.2 }, EMPTY_PARADA],
  };
  expect(somaDoPedido(pedido)).toEqual({ total: 2, valor: 0.3 });
  const comValor = { ...pedido, multiplas_entregas: [{ ...EMPTY_PARADA, valor_estimado: 0.2 }] };
  expect(somaDoPedido(comValor)).toEqual({ total: 2, valor: 0.3 });
});

test('repeating takes the newest route whole, in its order', () => {
  const list = [
    sampleSolicitacao({ id: 7, rota_id: 3, ordem: 2, endereco: 'Rua C', urgente: true }),
    sampleSolicitacao({ id: 6, rota_id: 3, ordem: 1, endereco: 'Rua B', urgente: true, observacao: null }),
    sampleSolicitacao({ id: 5, rota_id: 2, endereco: 'Rua A' }),
  ];
  const pedido = pedidoDaUltima(list);
  expect(pedido).toMatchObject({ endereco: 'Rua B', observacao: '', urgente: true });
  expect(pedido?.multiplas_entregas.map(({ endereco }) => endereco)).toEqual(['Rua C']);
  expect(pedidoDaUltima([])).toBeNull();
});

test("repeating an imported order brings its place and its price, and not the text with that order's number", () => {
  const list = [sampleSolicitacao({ origem: 'ifood', observacao: 'Pedido 4823\n1x Pizza', numero_pedido: '4823' })];
  expect(pedidoDaUltima(list)).toMatchObject({ endereco: 'Av. Brasil, 4312', valor_estimado: 9.5, observacao: '' });
  expect(JSON.stringify(pedidoDaUltima(list))).not.toContain('4823');
});

describe('on a PC whose clock is an hour fast', () => {
  afterEach(() => {
    learnServerTime(new Date().toISOString());
    vi.useRealTimers();
  });

  test("'em 20 minutos' and a time of the day are those of the server, in both forms", async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-28T23:30:00Z'), toFake: ['Date'] });
    learnServerTime('2026-11-28T22:30:00.000Z');
    const sent = async (pronto: Pick<Pedido, 'pronto' | 'pronto_hora' | 'pronto_dia'>) => {
      const typed = await conferir({ ...rua, ...pronto });
      const pasted = await ifoodResolver(
        { ...EMPTY_PEDIDO_IFOOD, ...rua, pagamento: 'online', texto: 'Pedido 1234', ...pronto },
        undefined,
        { fields: {}, shouldUseNativeValidation: false },
      );
      return [typed, pasted].map(({ values, errors }) => ('pronto_em' in values ? values.pronto_em : errors));
    };
    const emVinte = '2026-11-28T22:50:00.000Z';
    expect(await sent({ pronto: '20', pronto_dia: 'hoje', pronto_hora: '' })).toEqual([emVinte, emVinte]);
    // 20:00 in São Paulo: past for the PC, half an hour ahead for the server.
    const asOito = '2026-11-28T23:00:00.000Z';
    expect(await sent({ pronto: 'hora', pronto_dia: 'hoje', pronto_hora: '20:00' })).toEqual([asOito, asOito]);
  });
});
