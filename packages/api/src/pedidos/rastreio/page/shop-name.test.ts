import { expect, test } from 'vitest';
import { withShop } from './shop-name.ts';

test.each([
  ['Pizzaria Bella Massa', 'da Pizzaria Bella Massa', 'na Pizzaria Bella Massa', 'para a Pizzaria Bella Massa'],
  ['Mercado do Zé', 'do Mercado do Zé', 'no Mercado do Zé', 'para o Mercado do Zé'],
  ['Farmácia São João', 'da Farmácia São João', 'na Farmácia São João', 'para a Farmácia São João'],
  ['Açaí & Cia', 'de Açaí & Cia', 'em Açaí & Cia', 'para Açaí & Cia'],
  ['A Cabana', 'de A Cabana', 'em A Cabana', 'para A Cabana'],
  ['Panorama Lanches', 'de Panorama Lanches', 'em Panorama Lanches', 'para Panorama Lanches'],
  ['100% Natural', 'de 100% Natural', 'em 100% Natural', 'para 100% Natural'],
])('%s stands behind its preposition as people say it', (name, of, at, to) => {
  expect([withShop('de', name), withShop('em', name), withShop('para', name)]).toEqual([of, at, to]);
});
