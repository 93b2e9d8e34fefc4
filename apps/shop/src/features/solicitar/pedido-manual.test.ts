import { expect, test } from 'vitest';
import { PARADA_VAZIA, PEDIDO_VAZIO } from './pedido.ts';
import { filledBehindMais } from './pedido-manual.tsx';

test("what is filled in behind 'Mais' is named by its line, and nothing else", () => {
  expect(filledBehindMais({ ...PEDIDO_VAZIO, endereco: 'Rua A, 1', valor_estimado: 9, pagamento: 'dinheiro' })).toEqual(
    [],
  );
  expect(
    filledBehindMais({
      ...PEDIDO_VAZIO,
      urgente: true,
      observacao: 'portão azul',
      exige_codigo: true,
      link_localizacao: 'https://maps.app.goo.gl/1',
      multiplas_entregas: [PARADA_VAZIA, PARADA_VAZIA],
    }),
  ).toEqual(['urgente', 'observação', 'código', 'mapa', '2 outras paradas']);
  expect(filledBehindMais({ ...PEDIDO_VAZIO, exige_codigo: false })).toEqual(['sem código']);
});
