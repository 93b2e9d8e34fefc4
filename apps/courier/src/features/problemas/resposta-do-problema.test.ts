import { expect, test } from 'vitest';
import { fraseDaResposta } from './resposta-do-problema.tsx';

const problema = {
  motivo: 'ninguem_atende',
  acao: null,
  resposta: null,
  endereco_anterior: null,
  endereco_novo: null,
  respondido_por: null,
} as const;

test('while nobody answered the card says that they know', () => {
  expect(fraseDaResposta(problema, 'Bella Massa')).toBe(
    'Ninguém atende: a loja e o suporte já sabem. Espere a resposta aqui.',
  );
});

test('an answer names who gave it, with their words', () => {
  const respondido = { ...problema, respondido_por: 'suporte', resposta: 'Desce em 2 minutos' } as const;
  expect(fraseDaResposta({ ...respondido, acao: 'tentar_de_novo' }, 'Bella Massa')).toBe(
    'Suporte: tente entregar de novo. "Desce em 2 minutos"',
  );
  const daLoja = { ...problema, respondido_por: 'comercio' } as const;
  expect(fraseDaResposta({ ...daLoja, acao: 'trazer_de_volta' }, 'Bella Massa')).toBe(
    'Bella Massa: traga o pedido de volta à loja.',
  );
});

test('a new address says both', () => {
  const enderecos = { endereco_anterior: 'Rua A, 1', endereco_novo: 'Rua B, 2' };
  expect(
    fraseDaResposta({ ...problema, ...enderecos, acao: 'novo_endereco', respondido_por: 'comercio' }, 'Bella Massa'),
  ).toBe('Bella Massa: o endereço mudou para Rua B, 2. Antes era Rua A, 1.');
});
