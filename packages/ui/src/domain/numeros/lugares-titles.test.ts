import { expect, test } from 'vitest';
import { bairrosPelaParte, tituloDaPorta, tituloDasLojas } from './lugares-titles.ts';

const loja = (comercio: string, mediana_segundos: number | null) => ({
  comercio_id: 1,
  comercio,
  finalizadas: 9,
  canceladas: 0,
  com_problema: 0,
  no_balcao: { mediana_segundos, p90_segundos: mediana_segundos, amostra: 9 },
});
const bairro = (nome: string, na_porta: number, encerradas: number) => ({
  bairro_id: 1,
  bairro: nome,
  na_porta,
  encerradas,
});

// [numeros]
test('the shop with the longest wait is named beside the others', () => {
  expect(tituloDasLojas({ lojas: [loja('Pizzaria', 560), loja('Açaí', 200), loja('Nova', null)] })).toBe(
    'Pizzaria faz esperar 9 min no balcão, as outras até 3',
  );
  expect(tituloDasLojas({ lojas: [loja('Pizzaria', 190), loja('Açaí', 185)] })).toBe('No balcão espera-se até 3 min');
  expect(tituloDasLojas({ lojas: [loja('Nova', null)] })).toBe('Espera no balcão por comércio');
});

test('the bairro with the largest share is named from three problems on, and needs five requests for a share', () => {
  const bairros = [bairro('Zona 1', 4, 80), bairro('Jardim Alvorada', 6, 25), bairro('Zona 9', 2, 3)];
  expect(bairrosPelaParte({ bairros }).map(({ bairro: nome, parte }) => [nome, parte])).toEqual([
    ['Jardim Alvorada', 24],
    ['Zona 1', 5],
  ]);
  expect(tituloDaPorta({ bairros, na_porta: 12 })).toBe('Jardim Alvorada falha na porta: 6 de 25 entregas');
  expect(tituloDaPorta({ bairros: [bairro('Zona 1', 2, 30)], na_porta: 2 })).toBe('Problemas na porta do cliente');
});
