import { expect, test } from 'vitest';
import { celulasDaSemana, comerciosDaSemana } from './comercios-por-semana.tsx';

const sum = (total_entregas: number, entregadores: string[]) => ({
  comercio_id: 1,
  nome: '',
  total_entregas,
  total_quantidade: total_entregas,
  total_valor: total_entregas * 10,
  entregadores,
});

test('a week lists its shops by deliveries, with the number of their couriers', () => {
  const comercios = { Café: sum(2, ['Ana']), Pizzaria: sum(9, ['Ana', 'Bia']), Açaí: sum(2, ['Bia']) };
  const rows = comerciosDaSemana({ comercios });
  expect(rows.map(({ comercio, numero_entregadores }) => [comercio, numero_entregadores])).toEqual([
    ['Pizzaria', 2],
    ['Açaí', 1],
    ['Café', 1],
  ]);
});

test('before the answer the figures are dashes', () => {
  expect(celulasDaSemana(undefined).map(({ valor }) => valor)).toEqual(['–', '–', '–', '–']);
});
