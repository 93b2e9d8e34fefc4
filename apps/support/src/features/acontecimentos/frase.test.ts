import type { AcontecimentoDaCidade } from '@corre/contract/demonstracao/cidade.ts';
import { expect, it } from 'vitest';
import { fraseDoAcontecimento } from './frase.ts';

const um: AcontecimentoDaCidade = {
  em: '2026-11-29T20:48:00.000Z',
  tipo: 'pedido',
  solicitacao_id: 1,
  comercio: 'Mercado do Zé',
  endereco: 'Av. Colombo, 5790, Zona 7',
  entregador: 'Thiago de Souza Ribeiro',
  motivo_problema: null,
  motivo_recusa: null,
};
const frase = (mais: Partial<AcontecimentoDaCidade>) => {
  const { quem, que } = fraseDoAcontecimento({ ...um, ...mais });
  return quem + que;
};

it.each([
  [{ tipo: 'pedido', entregador: null }, 'Mercado do Zé pediu uma entrega'],
  [{ tipo: 'oferta' }, 'Mercado do Zé: oferta para Thiago Ribeiro'],
  [{ tipo: 'aceite' }, 'Thiago Ribeiro aceitou: Mercado do Zé'],
  [{ tipo: 'recusa' }, 'Thiago Ribeiro recusou'],
  [{ tipo: 'recusa', motivo_recusa: 'longe' }, 'Thiago Ribeiro recusou: muito longe'],
  [{ tipo: 'problema', motivo_problema: 'ninguem_atende' }, 'Thiago Ribeiro: ninguém atende, Av. Colombo'],
  [{ tipo: 'fim' }, 'Thiago Ribeiro finalizou: Zona 7'],
  [{ tipo: 'fim', endereco: 'Rua Lopes Trovão, 344' }, 'Thiago Ribeiro finalizou: Rua Lopes Trovão, 344'],
] as const)('%o', (mais, texto) => {
  expect(frase(mais)).toBe(texto);
});
