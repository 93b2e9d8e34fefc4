import { listarRegistroSchema } from '@corre/contract/auditoria/contrato.ts';
import { expect, test } from 'vitest';
import { autores, filtroDe, sobrePessoas } from './filtros.ts';

const de = (texto: string) => filtroDe(new URLSearchParams(texto));

test('an address is a filter that the server takes', () => {
  const filtro = de('quem=suporte-3&sobre=admin-1&tipo=dinheiro&de=2026-11-01&ate=2026-11-30');
  expect(filtro).toEqual({
    ator_tipo: 'suporte',
    ator_id: 3,
    sobre_tipo: 'funcionario',
    sobre_id: 1,
    tipo: 'dinheiro',
    de: '2026-11-01',
    ate: '2026-11-30',
  });
  expect(listarRegistroSchema.parse(filtro)).toEqual(filtro);
  expect(listarRegistroSchema.parse(de('quem=anonimo'))).toEqual({ ator_tipo: 'anonimo' });
});

test('an address that means nothing filters nothing', () => {
  expect(de('quem=ninguem&sobre=comercio&tipo=nada&de=ontem')).toEqual({});
});

test('days in the wrong order are taken in the right one', () => {
  expect(de('de=2026-11-30&ate=2026-11-01')).toEqual({ de: '2026-11-01', ate: '2026-11-30' });
});

test('every account may have acted, and so may the system and somebody without a session', () => {
  const pessoas = [{ tipo: 'comercio', id: 2, nome: 'Bar', ativo: false } as const];
  expect(sobrePessoas(pessoas)).toEqual([{ chave: 'comercio-2', nome: 'Bar', detalhe: 'Comércio · saiu' }]);
  expect(autores(pessoas).map(({ chave }) => chave)).toEqual(['comercio-2', 'sistema', 'anonimo']);
});
