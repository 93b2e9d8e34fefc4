import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import { expect, it } from 'vitest';
import { porQueSumiu, sumidas } from './use-aviso-de-cancelamento.ts';

const now = Date.parse('2026-11-21T22:00:00Z');
const PASSADA = 'O suporte passou esta entrega a outra pessoa: pneu furado';
const entrega = { comercio: 'Sushi Nikkei', endereco: 'Av. Herval, 1212', status: 'aceita' } as const;
const passada: EventoDaFila = {
  tipo: 'intervencao',
  quando: '2026-11-21T21:59:30Z',
  comercio: 'Sushi Nikkei',
  acao: 'transferir',
  motivo: 'pneu furado',
};

it('says that the shop took a delivery back', () => {
  expect(porQueSumiu([entrega], [], now)).toEqual(['O comércio cancelou a entrega: Av. Herval, 1212']);
});

it('says to bring back what was on its way already', () => {
  expect(porQueSumiu([{ ...entrega, status: 'em_entrega' }], [], now)).toEqual([
    'O comércio cancelou a entrega: Av. Herval, 1212. Leve o pedido de volta à loja.',
  ]);
});

it('says that support passed it on, and why; once for a whole route', () => {
  expect(porQueSumiu([entrega], [passada], now)).toEqual([`${PASSADA} (Av. Herval, 1212)`]);
  expect(porQueSumiu([entrega, entrega], [passada], now)).toEqual([`${PASSADA} (2 entregas)`]);
});

it('takes neither an old act of support nor one about another shop for the cause', () => {
  const antiga = { ...passada, quando: '2026-11-21T21:40:00Z' };
  const other = { ...passada, comercio: 'Açaí & Cia' };
  const { quando, comercio } = passada;
  const oferta: EventoDaFila = { tipo: 'oferta', quando, comercio, resultado: 'aceita', posicao_fila: 1 };
  expect(porQueSumiu([entrega], [antiga, other, oferta], now)).toEqual([
    'O comércio cancelou a entrega: Av. Herval, 1212',
  ]);
});

const aceita = { id: 1, status: 'aceita' };
const outra = { id: 2, status: 'em_entrega' };

it('names the open delivery that the shop took back', () => {
  expect(sumidas([aceita, outra], [outra])).toEqual([aceita]);
});

it('takes neither a finished delivery nor an old one that makes room for a cancelled one', () => {
  expect(sumidas([aceita], [{ id: 1, status: 'finalizada' }])).toEqual([]);
  expect(sumidas([{ id: 9, status: 'finalizada' }], [outra])).toEqual([]);
});
