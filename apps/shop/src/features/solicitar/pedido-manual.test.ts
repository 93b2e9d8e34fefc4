import { expect, test } from 'vitest';
import { EMPTY_PARADA, EMPTY_PEDIDO } from './pedido.ts';
import { filledBehindMais } from './pedido-manual.tsx';

test("what is filled in behind 'Mais' is named by its line, and nothing else", () => {
  expect(filledBehindMais({ ...EMPTY_PEDIDO, endereco: 'Rua A, 1', valor_estimado: 9, pagamento: 'dinheiro' })).toEqual(
    [],
  );
  expect(
    filledBehindMais({
      ...EMPTY_PEDIDO,
      urgente: true,
      observacao: 'portão azul',
      exige_codigo: true,
      link_localizacao: 'https://maps.app.goo.gl/1',
      multiplas_entregas: [EMPTY_PARADA, EMPTY_PARADA],
    }),
  ).toEqual(['urgente', 'observação', 'código', 'mapa', '2 outras paradas']);
  expect(filledBehindMais({ ...EMPTY_PEDIDO, exige_codigo: false })).toEqual(['sem código']);
});
