import { sampleAceita } from '@corre/contract/solicitacoes/sample.ts';
import type { TipoMarco } from '@corre/contract/vocabulario.ts';
import { expect, it } from 'vitest';
import { proximoMarco } from './marcos-da-entrega.tsx';

const com = (fields: Parameters<typeof sampleAceita>[0], ...tipos: TipoMarco[]) =>
  sampleAceita({ ...fields, marcos: tipos.map((tipo) => ({ tipo, quando: '2026-11-21T22:50:00.000Z' })) });
const dinheiro = { status: 'em_entrega', pagamento: 'dinheiro', valor_a_receber: 40 } as const;

it('on the way there is the arrival to note, and nothing before', () => {
  expect(proximoMarco(com({ status: 'em_retirada' }), [])).toBeNull();
  expect(proximoMarco(com({ status: 'em_entrega' }), [])).toBe('no_cliente');
  expect(proximoMarco(com({ status: 'em_entrega' }, 'no_cliente'), [])).toBeNull();
});

it('where cash or the machine comes back, handing over and the return follow', () => {
  expect(proximoMarco(com(dinheiro, 'no_cliente'), [])).toBe('entregue');
  expect(proximoMarco(com(dinheiro, 'no_cliente', 'entregue'), [])).toBe('devolvido');
  expect(proximoMarco(com(dinheiro, 'no_cliente', 'entregue', 'devolvido'), [])).toBeNull();
});

it('what was tapped without a signal is not asked for again', () => {
  expect(proximoMarco(com(dinheiro), ['no_cliente'])).toBe('entregue');
});

it('after the end only the return is left', () => {
  expect(proximoMarco(com({ ...dinheiro, status: 'finalizada' }), [])).toBe('devolvido');
  expect(proximoMarco(com({ status: 'finalizada' }), [])).toBeNull();
});
