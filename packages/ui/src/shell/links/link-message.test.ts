import { expect, it } from 'vitest';
import { linkMessageOf } from './link-message.ts';

const criado = {
  link: 'https://corre.example/senha#segredo',
  user_type: 'entregador' as const,
  nome: 'Joana Prado',
  usuario: 'joana',
  telefone: '+5544998124076',
  telefone_mudou_em: null,
  expira_em: '2026-11-29T15:30:00.000Z',
  minutos: 30,
};

it('says who it is for, how long it works, how to sign in, and the link last', () => {
  expect(linkMessageOf(criado, 'Entregas Já')).toBe(
    'Olá, Joana Prado! Este link cria a sua senha nova em Entregas Já. Vale por 30 minutos, até as 12:30, e funciona uma vez. Seu usuário é joana. https://corre.example/senha#segredo',
  );
});

it('names a shop as it signs in', () => {
  const loja = { ...criado, user_type: 'comercio' as const, nome: 'Bella Massa', usuario: 'Bella Massa' };
  expect(linkMessageOf(loja, 'Corre')).toContain('Entre com o nome da loja: Bella Massa.');
});
