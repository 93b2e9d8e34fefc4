import { sampleAceita } from '@corre/contract/solicitacoes/sample.ts';
import type { TipoMarco } from '@corre/contract/vocabulario.ts';
import { expect, it } from 'vitest';
import { estaVoltando } from './voltando.ts';

const quando = '2026-11-21T22:30:00.000Z';
const feitos = (...tipos: TipoMarco[]) => new Set(tipos);
const naRua = sampleAceita({ status: 'em_entrega' });

it('turns round when the shop asks for the order, whatever was tapped', () => {
  expect(estaVoltando({ ...naRua, a_devolver: true }, feitos())).toBe(true);
  expect(estaVoltando({ ...naRua, a_devolver: true }, feitos('devolvido'))).toBe(true);
  expect(estaVoltando(naRua, feitos('no_cliente'))).toBe(false);
});

it('turns round after the handover of what has a return, until the server has the return', () => {
  const comVolta = { ...naRua, volta: true };
  expect(estaVoltando(comVolta, feitos('no_cliente'))).toBe(false);
  expect(estaVoltando(comVolta, feitos('entregue', 'devolvido'))).toBe(true);
  const devolvido = [{ tipo: 'devolvido' as const, quando }];
  expect(estaVoltando({ ...comVolta, marcos: devolvido }, feitos('entregue', 'devolvido'))).toBe(false);
  expect(estaVoltando({ ...naRua, pagamento: 'dinheiro', valor_a_receber: 30 } as never, feitos('entregue'))).toBe(
    false,
  );
});

it('is over with the delivery', () => {
  expect(estaVoltando({ ...naRua, status: 'finalizada', a_devolver: true }, feitos())).toBe(false);
});
