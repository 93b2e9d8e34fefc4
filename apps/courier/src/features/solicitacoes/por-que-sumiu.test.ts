import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import { expect, it } from 'vitest';
import { porQueSumiu as avisos } from './por-que-sumiu.ts';

const PASSADA = 'O suporte passou esta entrega a outra pessoa: pneu furado';
const entrega = {
  id: 7,
  endereco: 'Av. Herval, 1212',
  status: 'aceita',
  data_status: '2026-11-21T21:50:00Z',
} as const;
const outraRua = { ...entrega, id: 8, endereco: 'Rua das Flores, 10' };
const passada = (...solicitacao_ids: number[]): EventoDaFila => ({
  tipo: 'intervencao',
  quando: '2026-11-21T21:59:30Z',
  comercio: 'Sushi Nikkei',
  acao: 'transferir',
  motivo: 'pneu furado',
  solicitacao_ids,
});
const PELA_LOJA = 'O comércio cancelou a entrega: Av. Herval, 1212';

const porQueSumiu = (...de: Parameters<typeof avisos>) => avisos(...de).map(({ texto }) => texto);

it('says that the shop took a delivery back', () => {
  expect(porQueSumiu([entrega], [])).toEqual([PELA_LOJA]);
});

it('says to bring back what was on its way already', () => {
  expect(porQueSumiu([{ ...entrega, status: 'em_entrega' }], [])).toEqual([
    `${PELA_LOJA}. Leve o pedido de volta à loja.`,
  ]);
});

it('says that support passed it on, and why; once for a whole route', () => {
  expect(porQueSumiu([entrega], [passada(7)])).toEqual([`${PASSADA} (Av. Herval, 1212)`]);
  expect(porQueSumiu([entrega, outraRua], [passada(7, 8)])).toEqual([`${PASSADA} (2 entregas)`]);
});

it('says to bring back what support cancelled on the way, and not what it passed on', () => {
  const naRua = { ...entrega, status: 'em_entrega' } as const;
  const cancelada: EventoDaFila = { ...passada(7), acao: 'cancelar', motivo: 'cliente desistiu' } as EventoDaFila;
  expect(porQueSumiu([naRua], [cancelada])).toEqual([
    'O suporte cancelou esta entrega: cliente desistiu (Av. Herval, 1212). Leve o pedido de volta à loja.',
  ]);
  expect(porQueSumiu([entrega], [cancelada])).toEqual([
    'O suporte cancelou esta entrega: cliente desistiu (Av. Herval, 1212)',
  ]);
  expect(porQueSumiu([naRua], [passada(7)])).toEqual([`${PASSADA} (Av. Herval, 1212)`]);
});

it("does not take support's act about another delivery of the same shop for the cause", () => {
  expect(porQueSumiu([entrega], [passada(8)])).toEqual([PELA_LOJA]);
  expect(porQueSumiu([entrega, outraRua], [passada(8)])).toEqual([PELA_LOJA, `${PASSADA} (Rua das Flores, 10)`]);
});

it('takes neither an act before the delivery came back nor an offer for the cause, and an act of hours ago if it is one', () => {
  const voltou = { ...entrega, data_status: '2026-11-21T22:10:00Z' };
  const oferta: EventoDaFila = {
    tipo: 'oferta',
    quando: '2026-11-21T22:11:00Z',
    comercio: 'Sushi Nikkei',
    resultado: 'aceita',
    posicao_fila: 1,
  };
  expect(porQueSumiu([voltou], [oferta, passada(7)])).toEqual([PELA_LOJA]);
  // A phone without a signal hears of it late.
  expect(porQueSumiu([{ ...entrega, data_status: '2026-11-21T15:00:00Z' }], [passada(7)])).toEqual([
    `${PASSADA} (Av. Herval, 1212)`,
  ]);
});

it('one act is told once, whatever a reloaded phone knew of the delivery', () => {
  const ids = (...de: Parameters<typeof avisos>) => avisos(...de).map(({ id }) => id);
  const lembrada = { ...entrega, data_status: '2026-11-21T21:50:01.234Z', status: 'em_retirada' } as const;
  expect(ids([lembrada], [])).toEqual(ids([entrega], []));
  expect(ids([lembrada], [passada(7)])).toEqual(ids([entrega], [passada(7)]));
  expect(ids([entrega], [passada(7)])).not.toEqual(ids([entrega], []));
  expect(ids([outraRua], [])).not.toEqual(ids([entrega], []));
  // What nobody explained hides no cancellation of the shop.
  expect(ids([entrega], null)).not.toEqual(ids([entrega], []));
});
